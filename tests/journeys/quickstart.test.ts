import {QUICKSTART} from './fences';
import {run} from './run';
import {internet} from './world';

it('runs the whole flow', async () => {
  const a = process.cpuUsage();
  await run(QUICKSTART.whole);
  const b = process.cpuUsage(a);
  await run(QUICKSTART.whole);
  const c = process.cpuUsage(a);
  process.stderr.write(JSON.stringify({before: a.user / 1e6, first: b.user / 1e6, both: c.user / 1e6}) + '\n');
});
