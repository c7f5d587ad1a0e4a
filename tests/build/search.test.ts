/** Tests the built search index, and that the site has none of the code and files of other search plugins. */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createEngine, openSingleFile} from '../../src/search/engine';
import {
  textsPath,
  toDocuments,
  type IndexFile,
  type IndexPointer,
  type PageTexts,
  type SectionText,
} from '../../src/search/indexFile';
import {createSite, type SiteFixture} from '../support/siteFixture';

jest.setTimeout(240_000);

const PAGE = `---
keywords: [hidden]
---

# Build a chat

Intro.

## Send & receive

:::code-group

\`\`\`ts [JavaScript]
await conversation.send(text);
\`\`\`

\`\`\`kotlin [Kotlin]
conversation.sendFromKotlin(text)
\`\`\`

:::

#### Deep {/* #deep-part */}

<details><summary>More</summary>Collapsed text.</details>

<div data-search-exempt="">Exempt text.</div>
`;

let site: SiteFixture;
const file = (name: string): string => path.join(site.folder, 'build', name);
const read = (name: string): string => readFileSync(file(name), 'utf8');

beforeAll(() => {
  site = createSite({
    'docs/index.mdx': '# Home\n\nWelcome.\n',
    'docs/deep/chat.mdx': PAGE,
    'docs/draft.mdx': '---\nunlisted: true\n---\n\n# Unlisted\n',
    'docs/privacy.mdx': '# Privacy\n\nWhat is stored.\n',
    'docs/terms.mdx': '# Terms\n\nWhat is promised.\n',
    'sidebars.ts': `import {defineSidebar} from './src/config/sidebar';

export default defineSidebar([{text: 'Home', link: '/'}, {text: 'Chat', link: '/deep/chat'}]);
`,
  });
});
afterAll(() => {
  site.remove();
});

function build(env: Record<string, string>): void {
  const {code, output} = site.build(env);
  if (code !== 0) throw new Error(output);
}

describe('under a base path', () => {
  beforeAll(() => build({BASE_PATH: '/docs/portal/'}));

  const readIndex = () => {
    const {index} = JSON.parse(read('_portal/search.json')) as IndexPointer;
    return {index, json: read(`_portal/${index}`)};
  };

  it('has a file name with the hash of its content', () => {
    const {index, json} = readIndex();
    expect(index).toBe(`search-index-${createHash('sha256').update(json).digest('hex').slice(0, 12)}.json`);
    expect(readdirSync(file('_portal')).filter((name) => name.startsWith('search'))).toEqual([index, 'search.json']);
  });

  it('has a document for each listed page and section, with parents and address', () => {
    const documents = toDocuments(JSON.parse(readIndex().json) as IndexFile, '/docs/portal/');
    expect(documents.map(({href, titles, title}) => [href, ...titles, title])).toEqual([
      ['/docs/portal/', 'Home'],
      ['/docs/portal/deep/chat', 'Build a chat'],
      ['/docs/portal/deep/chat#send--receive', 'Build a chat', 'Send & receive'],
      ['/docs/portal/deep/chat#deep-part', 'Build a chat', 'Send & receive', 'Deep'],
      ['/docs/portal/privacy', 'Privacy'],
      ['/docs/portal/terms', 'Terms'],
    ]);
    const textOf = (at: number): SectionText => {
      const {texts, place} = documents[at]!;
      return (JSON.parse(read(textsPath(texts))) as PageTexts)[place]!;
    };
    expect(textOf(2)).toEqual(['', 'await conversation.send(text);', 'conversation.sendFromKotlin(text)']);
    expect(textOf(3)).toEqual(['More\nCollapsed text.']);
  });

  it('has postings with which the engine finds titles, texts and names in samples', () => {
    const index = JSON.parse(readIndex().json) as IndexFile;
    const engine = createEngine(openSingleFile(toDocuments(index, '/docs/portal/'), index));
    const first = (query: string) => engine.search(query)[0]?.href;
    expect(first('send receive')).toBe('/docs/portal/deep/chat#send--receive');
    expect(first('sendFromKotlin')).toBe('/docs/portal/deep/chat#send--receive');
    expect(first('collapsed')).toBe('/docs/portal/deep/chat#deep-part');
  });

  it('has a file of texts for each page, with the hash of its content', () => {
    const files = readdirSync(file('_portal/texts'));
    expect(files).toHaveLength(4);
    for (const name of files) {
      const hash = createHash('sha256')
        .update(read(`_portal/texts/${name}`))
        .digest('hex');
      expect(name).toBe(`${hash.slice(0, 12)}.json`);
    }
  });

  it('has no markup, and no text of the frame', () => {
    const texts = readdirSync(file('_portal/texts')).map((name) => read(`_portal/texts/${name}`));
    expect([readIndex().json, ...texts].join('\n')).not.toMatch(
      /<\/?[a-z]|Copy code|Last updated|Exempt text|Unlisted/,
    );
  });

  it('leaves nothing of the wrapped plugin: no index, no page, no search bar', () => {
    expect(existsSync(file('search-index.json'))).toBe(false);
    expect(existsSync(file('search.html'))).toBe(false);
    expect(/lunr|searchBarShortcut/i.test(scripts())).toBe(false);
  });
});

describe('with Algolia’s credentials in the environment', () => {
  const credentials = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'search-only', ALGOLIA_INDEX_NAME: 'docs'};

  it("the site has nothing of Algolia's client, and no page or address of its theme", () => {
    build(credentials);
    expect(scripts().includes('search-only')).toBe(true);
    expect(/DocSearch-|algoliasearch/.test(scripts())).toBe(false);
    // Ignore the style sheet, because Docusaurus names a CSS layer after Algolia.
    expect(read('index.html').replace(/<style>.*?<\/style>/gs, '')).not.toMatch(/algolia|opensearch/i);
    expect(existsSync(file('search.html'))).toBe(false);
  });

  it('the build fails if some are missing, and names them', () => {
    const {code, output} = site.build({...credentials, ALGOLIA_API_KEY: ''});
    expect(code).not.toBe(0);
    expect(output).toMatch(/^ +ALGOLIA_API_KEY\n +given: +nothing$/m);
  });
});

function scripts(): string {
  const folder = file('assets/js');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}
