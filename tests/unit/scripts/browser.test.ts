import {findBrowser, firstInstalled} from '../../../scripts/browser/find';

it('uses the first browser that exists, and says what to run if none does', () => {
  expect(firstInstalled(['/nowhere/chromium', __filename])).toBe(__filename);
  expect(() => firstInstalled(['/nowhere/chromium'])).toThrow(
    /Run "npx playwright install chromium", or set CHROMIUM_PATH/,
  );
});

it('uses the browser at CHROMIUM_PATH', async () => {
  const before = process.env.CHROMIUM_PATH;
  process.env.CHROMIUM_PATH = '/opt/chromium';
  try {
    expect((await findBrowser()).executablePath).toBe('/opt/chromium');
  } finally {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
  }
});
