import {jestTimes, playwrightTimes} from '../../../scripts/report/slowest';

it('reads how long tests took from the reports of both runners, with all tries of a test', () => {
  expect(
    jestTimes({
      testResults: [
        {
          assertionResults: [
            {fullName: 'a b', duration: 1500},
            {fullName: 'c', duration: null},
          ],
        },
      ],
    }),
  ).toEqual([
    {seconds: 1.5, name: 'a b'},
    {seconds: 0, name: 'c'},
  ]);
  const spec = (title: string, durations: number[]) => ({
    title,
    file: 'e2e/a.spec.ts',
    tests: [{projectName: 'mobile', results: durations.map((duration) => ({duration}))}],
  });
  expect(
    playwrightTimes({suites: [{specs: [spec('a', [500])], suites: [{specs: [spec('b', [1000, 2000])]}]}]}),
  ).toEqual([
    {seconds: 3, name: '[mobile] e2e/a.spec.ts: b'},
    {seconds: 0.5, name: '[mobile] e2e/a.spec.ts: a'},
  ]);
});
