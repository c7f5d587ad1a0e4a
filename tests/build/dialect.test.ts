/** @jest-environment jsdom */
/** Tests the HTML of pages with every construct of the dialect (tests/fixtures/dialect), built under a base path. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {within} from '@testing-library/dom';
import {CONTENT_BASE_PATH, CONTENT_SITE} from '../support/contentSite';
import {NESTINGS} from '../support/dialectMatrix';
import {GUIDE} from '../support/dialectSite';
import {builtSite, type BuiltSite} from '../support/siteFixture';

jest.setTimeout(240_000);

let site: BuiltSite;

beforeAll(() => {
  site = builtSite(CONTENT_SITE, {BASE_PATH: CONTENT_BASE_PATH});
});

const html = (route: string) => readFileSync(path.join(site.folder, 'build', `${route}.html`), 'utf8');

/** Puts a page's article into jsdom's document, so that roles and names are computed as in a browser. */
function articleOf(page: string): HTMLElement {
  const parsed = new DOMParser().parseFromString(html(page === 'index' ? page : `guide/${page}`), 'text/html');
  document.title = parsed.title;
  document.body.replaceChildren(parsed.querySelector('article')!);
  return document.body.querySelector('article')!;
}

const article = (page: string) => within(articleOf(page));
const textOf = (element: Element) => element.textContent.replace(/[\s\u200b]+/g, ' ').trim();
const role = (element: HTMLElement, name: string) => within(element).queryAllByRole(name, {hidden: true});

it('no directive is left as text, and there are no warnings', () => {
  expect(site.output).not.toMatch(/WARN|unused Markdown directives/);
  for (const page of ['index', ...GUIDE]) {
    const text = articleOf(page).textContent;
    expect(text.replace('Three colons as text: :::note.', '')).not.toMatch(/:::|::(authors|blog-posts|sponsors)/);
  }
});

describe('callouts', () => {
  it('are notes that name their kind, with and without a title', () => {
    const notes = article('callouts').getAllByRole('note');
    expect(notes.slice(0, 8).map(textOf)).toEqual([
      'NoteA note.',
      'InfoAn info.',
      'TipA tip.',
      'WarningA warning.',
      'DangerA danger.',
      'SuccessA success.',
      'CautionA caution.',
      "NoteVocs' plain one.",
    ]);
    const [warning] = notes.filter((note) => note.textContent.startsWith('At 10:30, xmtp:env is read'));
    expect(within(warning!).getByRole('img', {name: 'Warning:'})).toBeTruthy();
    const [marked] = notes.filter((note) => note.textContent.startsWith('Use streamAll and wait'));
    expect(marked!.querySelector('p code')!.textContent).toBe('streamAll');
    expect(document.getElementById('gap')!.className).toMatch(/\bwide\b/);
  });

  it('work in lists and quotes', () => {
    const list = articleOf('callouts').querySelector('li [role="note"]')!;
    expect(textOf(list)).toBe('In a listIt belongs to the item.');
    expect(textOf(document.querySelector('blockquote [role="note"]')!)).toBe('In a quoteIt belongs to the quote.');
  });
});

describe('steps', () => {
  it('are a list, each with a heading, and deeper headings inside', () => {
    const [first] = article('steps')
      .getAllByRole('list', {name: ''})
      .filter((list) => list.tagName === 'DIV');
    const steps = [...first!.children] as HTMLElement[];
    expect(steps.map((step) => step.getAttribute('role'))).toEqual(['listitem', 'listitem', 'listitem']);
    expect(steps.map((step) => step.querySelector('h3')!.id)).toEqual(['install', 'create-a-client', 'send']);
    expect(steps[1]!.querySelector('h4')!.id).toBe('a-part-of-the-second');
    expect(textOf(steps[2]!.querySelector('ol')!)).toBe('One Two');
  });

  it('can contain every other construct', () => {
    const step = (id: string) => {
      articleOf('steps');
      return document.getElementById(id)!.closest<HTMLElement>('[role="listitem"]')!;
    };
    expect(role(step('with-a-callout'), 'note')).toHaveLength(1);
    const tabs = within(role(step('with-a-code-group-in-a-callout'), 'note')[0]!).getAllByRole('tab');
    expect(tabs.map(textOf)).toEqual(['JavaScript', 'Kotlin']);
    expect(textOf(step('with-details').querySelector('details > summary')!)).toBe('More');
    expect(step('with-a-table').querySelector('table')!.getAttribute('aria-label')).toBe('With a table');
    const boxes = role(step('with-tasks-and-a-note'), 'checkbox');
    expect(boxes).toHaveLength(2);
    expect(step('with-tasks-and-a-note').querySelector('a[data-footnote-ref]')).not.toBeNull();
    expect([...step('with-steps').querySelectorAll('h4')].map(({id}) => id)).toEqual(['inner-one', 'inner-two']);
  });

  it('are in the outline', () => {
    expect(html('guide/steps')).toMatch(/<nav[^>]*>\s*<h2[^>]*>On this page.*Create a client.*With steps.*<\/nav>/s);
  });
});

describe('panels of a code group', () => {
  const panelsOf = (page: string) => role(articleOf(page), 'tabpanel');

  it('can contain text and several samples', () => {
    const panels = panelsOf('panels');
    expect(panels.map((panel) => panel.dataset.title)).toEqual(['One file', 'Two files', 'No file']);
    expect(panels.map((panel) => [...panel.querySelectorAll('pre code')].map(textOf))).toEqual([
      ['first();'],
      ['second();', 'third();'],
      ['fourth'],
    ]);
    expect(panels[0]!.querySelector('p strong')!.textContent).toBe('one file');
    expect(textOf(panels[1]!)).toContain('Then use it:');
  });

  it('are in the Markdown twin, each below its title', () => {
    const twin = readFileSync(path.join(site.folder, 'build/guide/panels.md'), 'utf8');
    expect(twin).toMatch(/\*\*One file\*\*\s+Write everything[^]*first\(\);[^]*\*\*Two files\*\*[^]*third\(\);/);
  });
});

describe('a page in .md', () => {
  it('is CommonMark: comments, comparisons and braces', () => {
    const text = textOf(articleOf('markdown'));
    expect(text).toContain('Less than <1 ms, braces {like these} and {code} are text, and Esc is HTML.');
    expect(text).toContain("import nothing from 'nowhere'");
    expect(text).not.toContain('omment');
    expect(document.querySelector('article kbd')!.textContent).toBe('Esc');
  });

  it('has the blocks of the dialect', () => {
    const page = articleOf('markdown');
    expect(textOf(role(page, 'note')[0]!)).toBe('A calloutWith a link in it.');
    expect(page.querySelector('h2')!.id).toBe('own');
    const panels = role(page, 'tabpanel');
    expect(panels.map((panel) => panel.dataset.title)).toEqual(['One file', 'No file']);
    expect(panels[0]!.querySelector('p strong')!.textContent).toBe('one file');
    expect(textOf(panels[0]!.querySelector('pre')!)).toBe('first();');
    expect(textOf(page.querySelector('td:last-child')!)).toBe('{b}');
    expect(role(page, 'checkbox')).toHaveLength(1);
    expect(textOf(page.querySelector('[role="listitem"] details pre')!)).toBe('third();');
  });
});

describe('details', () => {
  it('have their titles, and are closed by default', () => {
    const all = [...articleOf('details').querySelectorAll('details')];
    expect(all.map((each) => [textOf(each.querySelector('summary')!), each.open])).toEqual([
      ['Details', false],
      ['With code in the title', false],
      ['Open at first', true],
      ['With everything', false],
    ]);
  });

  it('can contain every other construct', () => {
    const details = articleOf('details').querySelector<HTMLElement>('details:last-of-type')!;
    expect(details.querySelector('h2')!.id).toBe('a-heading-in-details');
    expect([...details.querySelectorAll('[role="listitem"] > h3')].map(({id}) => id)).toEqual(['first', 'second']);
    expect(details.querySelector('[role="listitem"] [role="note"] [role="tablist"]')).not.toBeNull();
    expect(details.querySelector('table')!.getAttribute('aria-label')).toBe('Second');
    expect(role(details, 'checkbox')).toHaveLength(2);
    expect(textOf(details.querySelector('figure figcaption')!)).toBe('A figure in details');
    expect(details.querySelector('a[data-footnote-ref]')).not.toBeNull();
  });
});

it('every construct works in every other that can contain it', () => {
  const pages = new Map<string, HTMLElement>();
  const lost = NESTINGS.filter(({page, mark, inner, outer}) => {
    const parsed =
      pages.get(page) ?? new DOMParser().parseFromString(html(page), 'text/html').querySelector('article')!;
    pages.set(page, parsed);
    const holders = [...parsed.querySelectorAll(`${outer} ${inner.replaceAll(',', `, ${outer}`)}`)];
    return !holders.some((element) => element.textContent.includes(mark));
  });
  expect(NESTINGS.length).toBeGreaterThan(300);
  expect(lost.map(({mark}) => mark)).toEqual([]);
  for (const article of pages.values()) expect(article.textContent).not.toMatch(/:::|\[\^n\]|\[!code/);
});

it('constructs nest to any depth', () => {
  const page = articleOf('nesting');
  const deep =
    '[role="note"] > details [role="list"] > [role="listitem"] > [role="note"] [role="tablist"], [role="note"] > details';
  expect(page.querySelectorAll(deep)).toHaveLength(3);
  expect(page.querySelector('[role="note"] > [role="note"] > [role="note"] table')!.getAttribute('aria-label')).toBe(
    'Next step',
  );
  expect(page.querySelector('[role="note"] > [role="note"] > [role="note"] figure img')).not.toBeNull();
  expect(page.querySelector('li [role="listitem"] > h3')!.id).toBe('a-step-in-a-list');
  expect(page.querySelector('blockquote details [role="note"]')).not.toBeNull();
});

describe('a title with a subtitle', () => {
  it('is displayed with the subtitle, and named without it', () => {
    const page = articleOf('titled');
    expect(textOf(page.querySelector('h1')!)).toBe('The streamAll call');
    expect(textOf(page.querySelector('header')!.nextElementSibling!)).toBe('How to listen, with code');
    expect(document.title).toBe('The streamAll call – XMTP Documentation');
    expect(html('guide/titled')).toMatch(/property="?og:title"? content="The streamAll call – XMTP Documentation"/);
    expect(html('guide/linked-title')).toMatch(/aria-label="?Previous and next page.*titled/s);
  });

  it('keeps brackets that are links', () => {
    const title = article('linked-title').getByRole('heading', {level: 1});
    expect(within(title).getAllByRole('link').map(textOf)).toEqual(['protocol', 'glossary']);
    expect(document.title).toBe('The protocol and the glossary – XMTP Documentation');
  });
});

describe('blocks', () => {
  it('authors and date come from the front matter', () => {
    const post = article('post');
    expect(textOf(post.getByText(/^By/))).toBe('By Ada Lovelace, Grace Hopper · August 29, 2024');
    expect(post.getByRole('link', {name: 'Grace Hopper'}).getAttribute('href')).toBe('https://example.org/grace');
    expect(textOf(article('blog').getByText(/^By/))).toBe('By Ada, Countess of Lovelace, Alan Turing · August 5, 2024');
  });

  it('the list of posts shows that there are none', () => {
    expect(article('blog').getAllByText('There are no posts yet.')).toHaveLength(2);
  });

  it('sponsors are in groups and rows with their heights', () => {
    const [group, friends] = article('blog').getAllByRole('region');
    expect(
      within(group!)
        .getAllByRole('list')
        .map((row) => row.children.length),
    ).toEqual([1, 2]);
    const image = within(group!).getByRole('img', {name: 'One'});
    expect([image.getAttribute('height'), image.getAttribute('src')]).toEqual(['40', '/docs/portal/img/square.svg']);
    expect(within(friends!).getByRole('img', {name: 'Three'}).getAttribute('height')).toBe('60');
    expect(within(friends!).getByRole('link').getAttribute('href')).toBe('/docs/portal/guide/steps');
  });
});

it('tables are named by their caption or heading', () => {
  const names = [...articleOf('tables').querySelectorAll('table')].map((table) => table.getAttribute('aria-label'));
  expect(names).toEqual([
    'Tables',
    'Networks',
    'Networks, table 2',
    'Limits',
    'A captioned table',
    'A table with a caption of its own',
  ]);
});

describe('text', () => {
  it('keeps its colons', () => {
    expect(textOf(articleOf('text').querySelectorAll('p')[0]!)).toBe(
      'The log says xmtp:env at 10:30, node:fs and node:fs, a:b[c d]{e="f"} and :name.',
    );
    expect(textOf(document.querySelectorAll('p')[1]!)).toBe('An emoji 😄 and a ratio of 1:2.');
  });

  it('marks external links, and no others', () => {
    const links = article('text').getAllByRole('link', {name: /external, opens in a new tab/});
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://example.org/a',
      'https://example.org/b',
      'http://www.example.org',
      'http://example.org/c',
      'https://www.example.org/d',
      'https://example.org',
    ]);
    for (const link of links) expect(link.getAttribute('target')).toBe('_blank');
  });

  it('labels the check boxes of tasks', () => {
    const boxes = article('text').getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({checked, labels}) => [textOf(labels![0]!), checked])).toEqual([
      ['Install the SDK', true],
      ['Read the guide', false],
      ['A loose one', false],
      ['Outer', false],
      ['Inner', true],
    ]);
  });

  it('has links written as tags, which are like those in Markdown', () => {
    const text = article('text');
    const links = [/^second/, /^fourth/].map((name) => text.getByRole('link', {name}));
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/docs/portal/guide/details#second', null],
      ['https://www.example.org/d', '_blank'],
    ]);
    expect(links[0]!.dataset.routed).toBe('');
  });

  it('has footnotes with links in both directions', () => {
    const page = articleOf('text');
    const references = [...page.querySelectorAll<HTMLElement>('a[data-footnote-ref]')];
    expect(references.map((reference) => reference.getAttribute('href'))).toEqual([
      '/docs/portal/guide/text#user-content-fn-claim',
      '/docs/portal/guide/text#user-content-fn-2',
      '/docs/portal/guide/text#user-content-fn-claim',
    ]);
    expect(textOf(document.getElementById('user-content-fn-claim')!)).toMatch(/^With code and a link/);
    expect(within(page).getByRole('link', {name: 'Back to reference 2'}).getAttribute('href')).toBe(
      '/docs/portal/guide/text#user-content-fnref-2',
    );
  });

  it('has headings with a link to themselves', () => {
    const links = article('text').getAllByRole('link', {name: /^Link to/});
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Link to Tasks', '/docs/portal/guide/text#tasks'],
      ['Link to Footnotes', '/docs/portal/guide/text#footnotes'],
    ]);
  });
});

it('figures have captions, and images within text stay in it', () => {
  const figures = [...articleOf('figures').querySelectorAll('figure')];
  expect(figures.map((figure) => textOf(figure.querySelector('figcaption')!))).toEqual([
    'A square, 40 by 40',
    'By reference',
    'By hand',
    'As it always was',
  ]);
  for (const figure of figures) expect(within(figure).getByRole('img', {name: 'A square'})).toBeTruthy();
  expect(document.querySelectorAll('p > img')).toHaveLength(2);
});

describe("Docusaurus' own syntax", () => {
  it('admonitions, as Markdown and as components', () => {
    expect(article('docusaurus').getAllByRole('note').map(textOf)).toEqual([
      'A titleText.',
      "ImportantDocusaurus' own kind.",
      'AttributeWith an attribute.',
      'As a componentText.',
      'NoteIn a tab.',
    ]);
  });

  it('tabs, ids of headings and details', () => {
    expect(article('docusaurus').getAllByRole('tab').map(textOf)).toEqual(['macOS', 'Windows']);
    for (const id of ['own', 'comment', 'code-id']) {
      expect(textOf(document.getElementById(id)!)).not.toMatch(/[{#]/);
    }
    expect(textOf(document.querySelector('details > summary')!)).toBe('By hand');
  });
});

it('pages can use components without an import', () => {
  const page = article('components');
  expect(page.getByRole('link', {name: 'Steps'}).getAttribute('href')).toBe('/docs/portal/guide/steps');
  expect(page.getByRole('heading', {name: 'First', level: 2})).toBeTruthy();
  expect(page.getByRole('heading', {name: 'Second', level: 4})).toBeTruthy();
  expect(page.getAllByRole('note').map(textOf)).toEqual([
    'TipIn a step.',
    'WarningWithout a title.',
    'With a titleText.',
  ]);
  expect(textOf(document.querySelector('details > summary')!)).toBe('A summary');
  expect(page.getByText(/^By/).textContent).toBe('By Ada Lovelace, Grace · January 2, 2024');
});

it("a home page has one title, its parts, and Vocs' imports", () => {
  const page = article('index');
  expect(page.getAllByRole('heading', {level: 1})).toHaveLength(1);
  expect(page.getByRole('heading', {level: 1}).querySelector('img')!.getAttribute('alt')).toBe('XMTP Documentation');
  expect(page.getByRole('group', {name: 'Package manager'})).toBeTruthy();
  expect(page.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'npm',
    'pnpm',
    'yarn',
    'bun',
  ]);
  expect(page.getByText('pnpm add @xmtp/xmtp-js')).toBeTruthy();
  expect(page.getByRole('link', {name: 'Get started'}).getAttribute('href')).toBe('/docs/portal/guide/steps');
  expect(document.title).toBe('Build messaging – XMTP Documentation');
});

it('no part has a style attribute', () => {
  for (const page of ['index', ...GUIDE.filter((name) => name !== 'titled')]) {
    expect(articleOf(page).querySelectorAll('[style]')).toHaveLength(0);
  }
});
