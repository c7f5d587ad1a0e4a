/** The content security policy. It is active in all browser tests; these check that it refuses what it should. */
import {at, expect, open, test} from '../support/test';

test.use({expectedErrors: [/Content Security Policy/]});

test('allows inline code only by hash', async ({request}) => {
  const policy = (await request.get(at('/'))).headers()['content-security-policy']!;
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^;]+'; style-src 'self';/);
  expect(policy).not.toContain('unsafe');
});

test('refuses scripts, styles and requests that are not the portal’s own', async ({page}) => {
  await open(page, '/terms');
  const refused = await page.evaluate(async () => {
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => directives.push(effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
    const html = '<img src="https://example.org/pixel.png"><p style="color: red" onclick="document.title = 1"></p>';
    document.body.insertAdjacentHTML('beforeend', html);
    (document.body.lastElementChild as HTMLElement).click();
    await fetch('https://example.org/').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    return [...new Set(directives)].sort();
  });
  expect(refused).toEqual(['connect-src', 'img-src', 'script-src-attr', 'script-src-elem', 'style-src-attr']);
  await expect(page).toHaveTitle(/^Terms of service/);
});
