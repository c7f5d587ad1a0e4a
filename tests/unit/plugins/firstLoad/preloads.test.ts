import {pageScripts, routeComponents, withPreloads} from '../../../../src/plugins/firstLoad/preloads';

const js = (name: string) => ({js: [{publicPath: `/docs/assets/js/${name}.js`}]});
const manifest = {
  origins: {frame: ['1'], page: ['2', '3', '9'], start: ['4'], guide: ['5', '3']},
  assets: {'1': js('frame'), '2': js('page'), '3': js('shared'), '4': js('start'), '5': js('guide'), '9': {}},
};
const routes = [{path: '/docs/', routes: [{path: '/docs/guide'}, {path: '/docs/'}]}];
const chunkNames = {
  '/docs/-a1b': {__comp: 'frame', __context: {plugin: 'unknown'}},
  '/docs/guide-c2d': {__comp: 'page', content: ['guide']},
  '/docs/-e3f': {__comp: 'page', content: 'start'},
};

describe('pageScripts', () => {
  it('returns the scripts of a page and of the routes above it, each once, and no other files', () => {
    expect(Object.fromEntries(pageScripts(routes, chunkNames, manifest))).toEqual({
      '/docs/guide': ['frame', 'page', 'shared', 'guide'].map((name) => `/docs/assets/js/${name}.js`),
      '/docs/': ['frame', 'page', 'shared', 'start'].map((name) => `/docs/assets/js/${name}.js`),
    });
  });

  it.each([
    ['in another order', {'/docs/guide-000': 'guide', ...chunkNames}],
    ['for fewer routes', {'/docs/-a1b': 'frame'}],
  ])('throws if Docusaurus names chunks %s', (_, names) => {
    expect(() => pageScripts(routes, names, manifest)).toThrowErrorMatchingSnapshot();
  });
});

test('routeComponents returns the chunks with components, and none with content or settings', () => {
  expect([...routeComponents(chunkNames)]).toEqual(['frame', 'page']);
  expect([...routeComponents({'/-a': 'page', '/b-c': {content: 'guide'}})]).toEqual([]);
});

describe('withPreloads', () => {
  it.each([
    ['', ''],
    ['<meta content="Write <script src=x></script>.">', '<a aria-label="Link to <script src=x></script>">#</a>'],
  ])("adds the links after the site's own scripts, whatever the page contains: %s", (meta, text) => {
    const scripts = '<script type=a>{}</script><script src=/a.js defer></script><script src="/b.js" defer></script>';
    const [before, after] = [`<head>${meta}${scripts}`, `</head><body>${text}`];
    expect(withPreloads(before + after, ['/c.js', '/d.js'])).toBe(
      [
        ...[before, '<link rel=preload as=script fetchpriority=low href="/c.js">'],
        ...['<link rel=preload as=script fetchpriority=low href="/d.js">', after],
      ].join(''),
    );
  });

  it("doesn't change a page without scripts", () => {
    const html = '<head><script>1</script></head><body><script src=x></script></body>';
    expect(withPreloads(html, ['/c.js'])).toBe(html);
  });
});
