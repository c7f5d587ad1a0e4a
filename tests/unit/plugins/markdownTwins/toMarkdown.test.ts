/** Tests the conversion of rendered pages from HTML to Markdown. tests/build compares whole sites. */
import {toMarkdown} from '../../../../src/plugins/markdownTwins/toMarkdown';

const ADDRESS = 'https://example.org/docs/guide/page';
const page = (text: string): string =>
  `<!doctype html><html><body><nav>Frame</nav><article><button>Copy page</button><div class="theme-doc-markdown markdown">${text}</div><footer>Last updated</footer></article></body></html>`;
const md = (text: string): string => toMarkdown(page(text), ADDRESS).trimEnd();

const block = (code: string, language = 'ts', rest = '') =>
  `<div class=b><pre><code data-language=${language}>${code}</code></pre>${rest}<div><button>Copy code</button><span role=status></span></div></div>`;

it('keeps only the content: no frame, buttons, links of headings or comments of React', () => {
  expect(
    md('<header><h1>Title</h1></header><h2 id=a>Part<a class=hash-link href=#a></a></h2><p>One<!-- --> two</p>'),
  ).toBe('# Title\n\n## Part\n\nOne two');
});

it('keeps text that looks like a comment, and code in which the minifier left "&" as it is', () => {
  const heading = '<h2 id=a><code>&lt;!--</code><a class=hash-link href=#a aria-label="Link to <!--"></a></h2>';
  expect(md(`${heading}<p>One</p>${block('read(<span class=k>&</span>timestamp) --&gt;')}`)).toBe(
    '## `<!--`\n\nOne\n\n```ts\nread(&timestamp) -->\n```',
  );
});

it('throws for a page without content', () => {
  expect(() => toMarkdown('<main>Nothing</main>', ADDRESS)).toThrow(
    'The built page https://example.org/docs/guide/page has no element .theme-doc-markdown: its Markdown twin would be empty.',
  );
});

describe('links', () => {
  it.each([
    ['/docs/dms/client#keys', 'https://example.org/docs/dms/client#keys'],
    ['#part', 'https://example.org/docs/guide/page#part'],
    ['other', 'https://example.org/docs/guide/other'],
    ['https://xmtp.org', 'https://xmtp.org'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['https://example.org:none', 'https://example.org:none'],
  ])('%s becomes %s', (href, address) => {
    expect(md(`<p><a href="${href}">To<span><svg role=img aria-label="(external)"></svg></span></a></p>`)).toBe(
      `[To](${address})`,
    );
  });

  it('side by side, like buttons, become paragraphs; in a sentence they stay', () => {
    expect(md('<div><a href=/a><p>A</p></a><a href=/b>B</a></div>')).toBe(
      '[A](https://example.org/a)\n\n[B](https://example.org/b)',
    );
    expect(md('<div><a href=/a>A</a> or <a href=/b>B</a></div>')).toBe(
      '[A](https://example.org/a) or [B](https://example.org/b)',
    );
  });
});

describe('samples', () => {
  it('have their language, their lines unchanged, and a title', () => {
    const code = '<span class="k">if</span> (a &lt; b) {\n  <mark>run</mark>(`x`);\n}';
    expect(md(`<div><div>client.ts</div><pre><code data-language=ts>${code}</code></pre></div>`)).toBe(
      '**client.ts**\n\n```ts\nif (a < b) {\n  run(`x`);\n}\n```',
    );
  });

  it('lose their removed lines, with the line breaks', () => {
    const code =
      '<span class="line line-remove">first</span>\nkept\n<span class="line line-remove">second</span>\n\nlast\n<span class="line line-remove">third</span>';
    expect(md(block(code))).toBe('```ts\nkept\n\nlast\n```');
  });

  it('can contain fences', () => {
    expect(md(block('```ts\na\n```', 'md'))).toBe('````md\n```ts\na\n```\n````');
  });

  it('have their notes below them', () => {
    const note = (html: string) =>
      `<span data-annotation=query><span data-indent>  </span><span data-note>${html}</span></span>`;
    const code = `const a = 1;\n${note('<span class=sr-only>Type: </span>const a: <span class=k>number</span><span data-docs>A number.</span>')}b.\n${note('<span class=sr-only>Completions: </span><span data-name>one</span><span data-name>two</span>')}`;
    expect(md(block(code))).toBe(
      '```ts\nconst a = 1;\nb.\n```\n\n- Type: const a: number A number.\n- Completions: one two',
    );
  });

  it('have the line with what they were checked against and what they assume', () => {
    const note =
      '<p data-annotation=""><a data-routed="" href="/how">Checked against xmtp-js 12.1.0</a><span>Assumes <a data-routed="" href="/docs/client">client</a></span></p>';
    expect(md(block('a();', 'ts', note))).toBe(
      '```ts\na();\n```\n\nChecked against xmtp-js 12.1.0 · Assumes [client](https://example.org/docs/client)',
    );
  });

  it("don't change the parts beside them", () => {
    expect(md(`<div><p>Text</p></div>${block('a();')}`)).toBe('Text\n\n```ts\na();\n```');
  });
});

describe('tabs', () => {
  const panel = (html: string) => `<div role=tabpanel>${html}</div>`;

  it('of code follow one another below their titles', () => {
    const html = `<div><div role=tablist><button role=tab>JavaScript</button><button role=tab>Kotlin</button></div>${panel(block('js()'))}${panel(block('kt()', 'kotlin'))}</div>`;
    expect(md(html)).toBe('**JavaScript**\n\n```ts\njs()\n```\n\n**Kotlin**\n\n```kotlin\nkt()\n```');
  });

  it('of Docusaurus do too, with code groups in them', () => {
    const inner = `<div><div role=tablist><button role=tab>npm</button></div>${panel(block('npm i', 'bash'))}</div>`;
    const html = `<div><ul role=tablist><li role=tab>macOS</li><li role=tab>Linux</li></ul><div>${panel(`<p>Mac</p>${inner}`)}<div role=tabpanel hidden><p>Penguin</p></div></div></div>`;
    expect(md(html)).toBe('**macOS**\n\nMac\n\n**npm**\n\n```bash\nnpm i\n```\n\n**Linux**\n\nPenguin');
  });

  it('without a panel stop the build', () => {
    expect(() =>
      md(`<div><ul role=tablist><li role=tab>One</li><li role=tab>Two</li></ul>${panel('1')}</div>`),
    ).toThrow('the tabs "One, Two" don\'t have one panel each (tabs: 2, panels: 1)');
  });
});

describe('callouts', () => {
  const callout = (title: string, text: string) => `<div role=note><p class=t>${title}</p>${text}</div>`;

  it('are quotes that begin with their kind, with or without a title', () => {
    const icon = '<svg role=img aria-label="Warning:"></svg>';
    expect(md(callout(`${icon}<span>Keep <strong>the</strong> keys</span>`, '<p>Text.</p>'))).toBe(
      '> **Warning: Keep the keys**\n>\n> Text.',
    );
    expect(md(callout('<svg aria-hidden=true></svg><span>Tip</span>', '<p>Text.</p>'))).toBe('> **Tip**\n>\n> Text.');
  });

  it('can contain callouts and samples', () => {
    expect(md(callout('<span>Note</span>', callout('<span>Tip</span>', block('a()'))))).toBe(
      '> **Note**\n>\n> > **Tip**\n> >\n> > ```ts\n> > a()\n> > ```',
    );
  });
});

it('steps have the numbers that readers see', () => {
  const html =
    '<div role=list><div role=listitem><h3 id=a>Install</h3><p>x</p></div><div role=listitem><p>No title</p></div></div>';
  expect(md(html)).toBe('### 1. Install\n\nx\n\n**2.**\n\nNo title');
});

it('details are below their summary', () => {
  expect(md('<details><summary>More <code>x</code></summary><div><p>Text.</p></div></details>')).toBe(
    '**More `x`**\n\nText.',
  );
});

it('tables keep their cells, with pipes in code', () => {
  expect(
    md(
      '<div><table><thead><tr><th>Key<th>Type</thead><tbody><tr><td><code>a</code><td><code>x | y</code></table></div>',
    ),
  ).toBe('| Key | Type |\n| - | - |\n| `a` | `x \\| y` |');
});

it('tasks are tasks, tight and loose', () => {
  const task = (checked: string) =>
    `<label><input type=checkbox disabled ${checked}><span>A <b>task</b></span></label>`;
  expect(md(`<ul><li>${task('checked')}</li><li>${task('')}</li></ul>`)).toBe('- [x] A **task**\n- [ ] A **task**');
  expect(md(`<ul><li><p>${task('')}</p><p>More</p></li></ul>`)).toBe('- [ ] A **task**\n\n  More');
});

it('footnotes are footnotes; other superscripts and sections are replaced by their content', () => {
  const html = `<p>A<sup><a href="/docs/guide/page#user-content-fn-b%20c" data-footnote-ref>1</a></sup> x<sup>2</sup></p>
    <section><p>Part</p></section>
    <section data-footnotes class=footnotes><h2 class=sr-only>Footnotes</h2><ol><li id="user-content-fn-b c"><p>Text <a href=#r data-footnote-backref>↩</a></p></li></ol></section>`;
  expect(md(html)).toBe('A[^b c] x2\n\nPart\n\n[^b c]: Text');
});

describe('pictures', () => {
  it('have their alternative text, address and caption', () => {
    expect(md('<figure><img src=/docs/a.png alt="A square"><figcaption>The caption</figcaption></figure>')).toBe(
      '![A square](https://example.org/docs/a.png)\n\nThe caption',
    );
  });

  it('embedded in the page are replaced by their text', () => {
    expect(
      md(
        '<figure><svg role=img aria-label="A to B"><text>A</text></svg><figcaption><p>Caption</p></figcaption></figure>',
      ),
    ).toBe('_Image: A to B_\n\nCaption');
    expect(md('<p>A <img src="data:image/svg+xml;base64,AA" alt=dot>.<img src="data:," alt=""></p>')).toBe(
      'A _Image: dot_.',
    );
  });

  it('that differ by theme appear once', () => {
    expect(md('<h1><img class=light src=/l.svg alt=XMTP><img class=dark src=/d.svg alt=XMTP></h1>')).toBe(
      '# ![XMTP](https://example.org/l.svg)',
    );
  });

  it('all appear if they have the same alternative text, but not because of the theme', () => {
    expect(md('<p><img src=/a.png alt=Chat> and <img src=/b.png alt=Chat></p>')).toBe(
      '![Chat](https://example.org/a.png) and ![Chat](https://example.org/b.png)',
    );
  });
});

it('a choice of package managers becomes the list of commands', () => {
  const html =
    '<fieldset><legend>Package manager</legend><div><label><input type=radio>npm</label><label><input type=radio>yarn</label></div><div data-manager=npm><code>npm i a</code><button>Copy</button></div><div data-manager=yarn><code>yarn add a</code></div></fieldset>';
  expect(md(html)).toBe('`npm i a`\n\n`yarn add a`');
});

it('escapes the characters of Markdown', () => {
  expect(md('<p>1. a *b* `c` &lt;Client&gt; [x](y) # no</p>')).toBe(
    '1\\. a \\*b\\* \\`c\\` \\<Client> \\[x]\\(y) # no',
  );
});
