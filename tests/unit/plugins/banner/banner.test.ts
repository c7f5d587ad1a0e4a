import bannerPlugin, {bannerId, bannerStyle} from '../../../../src/plugins/banner';
import {parseBannerContent} from '../../../../src/plugins/banner/content';
import {site} from '../../../../src/config/site';

const BANNER = {content: 'News', height: 32, dismissable: true};

describe('the content', () => {
  it.each([
    ['plain text', 'Version 3 is here & it is < 2 MB.', ['Version 3 is here & it is < 2 MB.']],
    [
      'Markdown',
      'Read **all** of [the news](/news).',
      ['Read ', {tag: 'strong', children: ['all']}, ' of ', {tag: 'a', href: '/news', children: ['the news']}, '.'],
    ],
    [
      'HTML',
      '<p>See <a href="https://xmtp.org" onclick="x()" style="color:red" class="a">XMTP <em>now</em></a></p>',
      ['See ', {tag: 'a', href: 'https://xmtp.org', children: ['XMTP ', {tag: 'em', children: ['now']}]}],
    ],
    ['an address without scheme', '[x](www.xmtp.org)', [{tag: 'a', href: 'https://www.xmtp.org', children: ['x']}]],
    ['an anchor', '[x](#part)', [{tag: 'a', href: '#part', children: ['x']}]],
  ])('keeps %s', (_, source, nodes) => {
    expect(parseBannerContent(source)).toEqual(nodes);
  });

  it.each([
    ['a script', 'a<script>alert(1)</script>b', ['a', 'b']],
    ['a style', 'a<style>p{}</style>b', ['a', 'b']],
    ['an image', 'a<img src=x onerror=alert(1)>b', ['a', 'b']],
    ['SVG', 'a<svg onload=alert(1)><a href="javascript:alert(1)">x</a></svg>b', ['a', 'b']],
    ['a frame', 'a<iframe srcdoc="<script>alert(1)</script>"></iframe>b', ['a', 'b']],
    ['a form', 'a<form action="//x"><button>go</button></form>b', ['a', 'b']],
    ['a comment', 'a<!-- <b>x</b> -->b', ['a', 'b']],
    ['an unclosed script', 'a<script>alert(1)', ['a']],
    ['a script in a broken tag', '<scr<script>ipt>alert(1)</script>', ['<scr']],
  ])('removes %s', (_, source, nodes) => {
    expect(parseBannerContent(source)).toEqual(nodes);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
  ])('replaces a link to %j by its text', (href) => {
    expect(parseBannerContent(`<a href="${href}">x</a>`)).toEqual(['x']);
  });
});

it('gets another id when any part of it changes', () => {
  expect(bannerId(BANNER)).toBe(bannerId({...BANNER}));
  expect(bannerId(BANNER)).not.toBe(bannerId({...BANNER, content: 'Other news'}));
  expect(bannerId(BANNER)).toMatch(/^[0-9a-f]{12}$/);
});

it('has its height and colors in a style rule', () => {
  expect(bannerStyle(BANNER)).toBe(':root{--portal-banner-height:32px}');
  expect(bannerStyle({...BANNER, height: 40, backgroundColor: '#123456', textColor: 'white'})).toBe(
    ':root{--portal-banner-height:40px;--portal-banner-background:#123456;--portal-banner-text:white}',
  );
});

describe("the plugin's global data", () => {
  async function handedOver(banner: typeof site.banner): Promise<unknown> {
    const setGlobalData = jest.fn<undefined, [unknown]>();
    const actions = {setGlobalData, addRoute: jest.fn(), createData: jest.fn()};
    await bannerPlugin({...site, banner}).contentLoaded!({content: undefined, actions});
    return setGlobalData.mock.calls[0]![0];
  }

  it('is empty without a banner, as in the portal by default', async () => {
    expect(await handedOver(site.banner)).toEqual({});
  });

  // SPEC §3: the close button shows unless `dismissable` is the string 'false'.
  it.each([
    [true, true],
    ['true', true],
    [false, true],
    ['false', false],
  ] as const)('with dismissable %j: dismissable is %s', async (dismissable, shown) => {
    expect(await handedOver({...BANNER, dismissable})).toMatchObject({
      banner: {content: ['News'], dismissable: shown},
    });
  });
});
