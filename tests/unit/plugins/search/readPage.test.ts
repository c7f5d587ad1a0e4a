import {readPage} from '../../../../src/plugins/search/readPage';

const page = (content: string): string => `<!doctype html><html>
  <head><title>Title – Site</title><script src=/main.js></script><link rel=preload href=/page.js></head><body>
  <a href="#c">Skip to content</a><nav>Main menu</nav>
  <main><article>${content}<footer>Last updated <nav>Previous</nav></footer></article></main>
  <footer>Privacy</footer></body></html>`;

const sectionsOf = (html: string) => readPage(html).sections;

it('splits a page at its headings, however deeply nested', () => {
  const {sections} = readPage(
    page(`<header><h1>Page</h1></header><p>Intro.</p>
      <h2 id=a>First<a class=hash-link href=#a>​</a></h2><p>One</p><div><h4 id=b>Deep <code>name</code></h4><p>Two</p></div><p>Three</p>
      <h2>No anchor</h2><p>Four</p>`),
  );
  expect(sections.map(({level, anchor, title, text}) => [level, anchor, title, text])).toEqual([
    [1, '', 'Page', 'Intro.'],
    [2, 'a', 'First', 'One'],
    [4, 'b', 'Deep name', 'Two\nThree\nNo anchor\nFour'],
  ]);
});

it('reads the text of every tab and of collapsed parts', () => {
  const [section] = sectionsOf(
    page(`<h1>P</h1><div><ul role=tablist><li role=tab>Kotlin</ul>
      <div role=tabpanel><p>shown</p><pre><code>val shownCode</code></pre></div>
      <div role=tabpanel hidden><p>hidden</p><pre><code>let hiddenCode</code></pre></div></div>
      <details><summary>More</summary><p>collapsed</p></details>`),
  );
  expect(section!.text).toBe('shown\nhidden\nMore\ncollapsed');
  expect(section!.samples.map(({source}) => source)).toEqual(['val shownCode', 'let hiddenCode']);
});

it.each([
  ['navigation', '<nav>gone</nav>'],
  ['buttons and their state', '<button>gone</button><span role=status>gone</span>'],
  ['footers, of blocks too', '<footer>gone</footer>'],
  ['annotation popups', '<span data-annotation>gone</span>'],
  ['what is exempt', '<section data-search-exempt><p>gone</p><pre>gone</pre></section>'],
  ['what is only drawn', '<svg><text>gone</text></svg><span aria-hidden=true>gone</span>'],
  ['scripts and styles', '<script>gone</script><style>gone</style><template>gone</template>'],
])('leaves out %s', (_, html) => {
  const [section] = sectionsOf(page(`<h1>P</h1><p>a</p>${html}<p>b</p>`));
  expect([section!.text, section!.samples]).toEqual(['a\nb', []]);
});

it('leaves out elements that match the option ignoreCssSelectors', () => {
  const {sections} = readPage(page('<h1>P</h1><p class=x>gone</p><p>b</p>'), {ignoreCssSelectors: ['.x']});
  expect(sections[0]!.text).toBe('b');
});

it('has a line for each block and row, and separates words in cells, but not in inline elements', () => {
  const [section] = sectionsOf(
    page('<h1>P</h1><table><tr><td>a<td>b</table><ul><li>c<li>d</ul>e<br>f <b>g</b>h <code>i</code>.'),
  );
  expect(section!.text).toBe('a · b\nc\nd\ne f gh i.');
});

it('reads the lines of a sample as they are written, and the names in them: no comments, and only strings that are packages', () => {
  const [section] = sectionsOf(
    page(
      `<h1>P</h1><pre><code><span class=c>/* why
  it is */</span>
import a from <span class=s>"@xmtp/x"</span>;

  f(  <span class=s>"hi"</span>)</code></pre>`,
    ),
  );
  expect(section!.samples).toEqual([
    {source: '/* why', code: ''},
    {source: 'it is */', code: ''},
    {source: 'import a from "@xmtp/x";', code: 'import a from "@xmtp/x";'},
    {source: 'f(  "hi")', code: '  f(  )'},
  ]);
});

it('is empty for a page without content, and uses the document’s title if there is no heading', () => {
  expect(sectionsOf('<p>x</p>')).toEqual([]);
  expect(sectionsOf(page('<p>x</p>'))[0]!.title).toBe('Title – Site');
});

it('adds the description to the text of the page only', () => {
  const html = page('<h1>P</h1><p>Intro.</p><h2 id=a>A</h2><p>One</p>').replace(
    '<head>',
    '<head><meta name=description content="What it is &amp; how.">',
  );
  expect(sectionsOf(html).map(({text}) => text)).toEqual(['Intro.\nWhat it is & how.', 'One']);
});

it('skips a page with noindex, unless the option forceIgnoreNoIndex includes it', () => {
  const html = page('<h1>P</h1><p>x</p>').replace('<head>', '<head><meta name="robots" content="noindex, nofollow">');
  expect(readPage(html)).toEqual({sections: [], anchors: []});
  expect(readPage(html, {forceIgnoreNoIndex: true}).sections).toHaveLength(1);
});

it('lists the ids of all headings, including nested ones', () => {
  const html =
    page(`<h1 id=top>P</h1><h2 id="a&amp;b">A</h2><button><h3 id=button>B</h3></button><h6 class="x" id=c>C</h6>
    <div data-search-exempt><h2 id=exempt>D</h2></div><h2>No id</h2><pre><h2 id=missed>E</h2></pre>`);
  expect(readPage(html).anchors).toEqual(['a&b', 'c', 'missed']);
});
