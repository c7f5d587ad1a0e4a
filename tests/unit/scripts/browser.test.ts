import {findBrowser, firstInstalled} from '../../../scripts/browser/find';

it('takes the first browser that is there, and says what to run where there is none', () => {
  expect(firstInstalled(['/nowhere/chromium', __filename])).toBe(__filename);
  expect(() => firstInstalled(['/nowhere/chromium'])).toThrow(
    /Run "npx playwright install chromium", or set CHROMIUM_PATH/,
  );
});

it('takes the browser that CHROMIUM_PATH names', async () => {
  const before = process.env.CHROMIUM_PATH;
  process.env.CHROMIUM_PATH = '/opt/chromium';
  try {
    expect((await findBrowser()).executablePath).toBe('/opt/chromium');
  } finally {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
  }
});
