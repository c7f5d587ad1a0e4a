import {joinNeeds, readNeeds, toPolicy} from '../../../../scripts/delivery/policy';
import {formatPolicy} from '../../../../scripts/delivery/rules';

/** The hash of `alert(1)`, from `openssl dgst -sha256 -binary | base64`. */
const SCRIPT = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';

const policyOf = (html: string, sources = {}, hasBase = false) =>
  toPolicy(joinNeeds([readNeeds(html)]), sources, hasBase);

it('allows only the own host by default', () => {
  expect(formatPolicy(policyOf('<p>x</p>'))).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; " +
      "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

it('allows inline scripts and styles by their hash, and nothing else inline', () => {
  const policy = policyOf('<style>p{}</style><script>alert(1)</script><script type="module">alert(1)</script>');
  expect(policy['script-src']).toEqual(["'self'", `'${SCRIPT}'`]);
  expect(policy['style-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-.{44}'$/)]);
  expect(formatPolicy(policy)).not.toContain('unsafe');
});

it('leaves out scripts with a file, and data', () => {
  const html = '<script src="/x.js"></script><script type="application/ld+json">{"a": 1}</script>';
  expect(policyOf(html)['script-src']).toEqual(["'self'"]);
});

it('allows the origins of embedded images, media and frames', () => {
  const policy = policyOf(
    '<img src="https://img.example.org/a.png"><img src="/b.png"><img src="//c.example.org/d.png"><link rel="shortcut icon" href="https://i.example.org/i.svg">' +
      '<video><source src="https://v.example.org/v.mp4"></video><iframe src="https://f.example.org/"></iframe>',
  );
  expect(policy['img-src']).toEqual([
    ...["'self'", 'data:', 'https://c.example.org', 'https://i.example.org', 'https://img.example.org'],
  ]);
  expect(policy['media-src']).toEqual(["'self'", 'https://v.example.org']);
  expect(policy['frame-src']).toEqual(['https://f.example.org']);
});

it('allows the origins of images in any attribute', () => {
  const policy = policyOf(
    '<img src="/a.png" srcset="https://a.example.org/a.png 1x,\n https://b.example.org/a,b.png 2x,https://d.example.org/d.png 3x">' +
      '<picture><source srcset="https://c.example.org/a.avif"><img src="/a.png"></picture>' +
      '<video src="https://v.example.org/v.mp4" poster="https://p.example.org/p.png"></video>',
  );
  expect(policy['img-src']).toEqual([
    "'self'",
    'data:',
    ...['a', 'b', 'c', 'd', 'p'].map((host) => `https://${host}.example.org`),
  ]);
  expect(policy['media-src']).toEqual(["'self'", 'https://v.example.org']);
});

it('allows the origins of captions, of preloaded images and of image buttons, in any case', () => {
  const policy = policyOf(
    '<video src="HTTPS://V.example.org/v.mp4"><track src="https://t.example.org/t.vtt"></video>' +
      '<link rel="preload" as="image" imagesrcset="https://a.example.org/a.png 1x, https://b.example.org/b.png 2x">' +
      '<link rel="preload" as="image" href="https://c.example.org/c.png"><input type="image" src="https://d.example.org/d.png">',
  );
  expect(policy['img-src']).toEqual([
    ...["'self'", 'data:', ...['a', 'b', 'c', 'd'].map((host) => `https://${host}.example.org`)],
  ]);
  expect(policy['media-src']).toEqual(["'self'", 'https://t.example.org', 'https://v.example.org']);
});

it('allows the origins in the settings, and a base tag of the own origin', () => {
  const policy = policyOf('', {'connect-src': ['https://a.example.org']}, true);
  expect(policy['connect-src']).toEqual(["'self'", 'https://a.example.org']);
  expect(policy['base-uri']).toEqual(["'self'"]);
});

it.each([
  ['<p style="color: red">x</p>', '<p style="color: red">', 'move the style to a class'],
  ['<button onclick="go()">x</button>', '<button onclick="go()">', 'add the listener in a script'],
  ['<img alt="" src="https://[bad/x.png">', '<img src="https://[bad/x.png">', 'write a valid URL'],
  [
    '<img srcset="/a.png 1x, https://[bad/x.png 2x">',
    '<img srcset="/a.png 1x, https://[bad/x.png 2x">',
    'write a valid URL',
  ],
  ['<object data="/x.svg"></object>', '<object data="/x.svg">', 'use <img>, <video> or <iframe>'],
  ['<embed src="https://a.org/x.pdf">', '<embed src="https://a.org/x.pdf">', 'use <img>, <video> or <iframe>'],
])('refuses %s', (html, element, remedy) => {
  expect(readNeeds(html).violations).toEqual([{element, remedy: expect.stringContaining(remedy) as string}]);
});
