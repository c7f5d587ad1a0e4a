/** Tests the Markdown twins (`.md` files) of a site with the whole dialect and all kinds of code, under a base path. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {CONTENT_BASE_PATH, CONTENT_SITE} from '../support/contentSite';
import {GUIDE} from '../support/dialectSite';
import {readPage, readTwin, withoutFront} from '../support/reading';
import {builtSite, type BuiltSite} from '../support/siteFixture';

jest.setTimeout(240_000);

const PAGES = [
  'index',
  'privacy',
  'terms',
  'parts',
  'types',
  'guide',
  'plain-guide',
  'groups',
  'other',
  'blocks',
  'quiet',
];
const ROUTES = [...PAGES, ...GUIDE.map((page) => `guide/${page}`)];

let site: BuiltSite;
const file = (name: string): string => path.join(site.folder, 'build', name);
const read = (name: string): string => readFileSync(file(name), 'utf8');
const twin = (route: string): string => withoutFront(read(`${route}.md`));

beforeAll(() => {
  site = builtSite(CONTENT_SITE, {BASE_PATH: CONTENT_BASE_PATH});
});

it.each(ROUTES)('%s has the same text as its page, which links to it', (route) => {
  const html = read(`${route}.html`);
  expect(readTwin(read(`${route}.md`))).toEqual(readPage(html));
  const address = cheerio.load(html)('link[rel=alternate][type="text/markdown"]').attr('href');
  expect(address).toBe(`/docs/portal/${route}.md`);
});

it('the not-found page has no twin', () => {
  expect(['404.md', '_404.md'].filter((name) => existsSync(file(name)))).toEqual([]);
  expect(read('404.html')).not.toContain('text/markdown');
});

it('a page with a component, an expression, an image and an include', () => {
  expect(read('parts.md')).toMatchInlineSnapshot(`
    "---
    title: "Parts"
    url: "https://docs.example.org/docs/portal/parts"
    last_updated: "2024-08-29T10:00:00.000Z"
    ---

    # Parts

    And more

    Call \`client.sign()\`, then a and b.

    Hello from a **component**.

    _Image: From A to B_

    The way

    \`\`\`ts
    included();
    come();
    \`\`\`
    "
  `);
});

it('a home page', () => {
  expect(twin('index')).toMatchInlineSnapshot(`
    "# ![XMTP Documentation](https://docs.example.org/docs/portal/img/logo-light.svg)

    Messaging between accounts

    \`npm install @xmtp/xmtp-js\`

    \`pnpm add @xmtp/xmtp-js\`

    \`yarn add @xmtp/xmtp-js\`

    \`bun add @xmtp/xmtp-js\`

    Open, secure and yours: an inbox that goes where your **users** go.

    [Get started](https://docs.example.org/docs/portal/guide/steps)

    [GitHub](https://github.com/xmtp)

    Collaborators

    - [![Square](https://docs.example.org/docs/portal/img/square.svg)](https://example.org/square)

    * [![One](https://docs.example.org/docs/portal/img/square.svg)](https://example.org/one)
    * [![Two](https://docs.example.org/docs/portal/img/square.svg)](https://example.org/two)

    Friends

    - [![Three](https://docs.example.org/docs/portal/img/square.svg)](https://docs.example.org/docs/portal/guide/steps)
    "
  `);
});

it('the components of pages', () => {
  expect(twin('guide/components')).toMatchInlineSnapshot(`
    "# Components

    A word plain note new alpha gone

    [Steps](https://docs.example.org/docs/portal/guide/steps)

    How steps look.

    [Elsewhere](https://example.org/there)

    A site.

    No link

    Text alone.

    ## 1. First

    Text.

    > **Tip**
    >
    > In a step.

    #### 2. Second

    Text.

    > **Warning**
    >
    > Without a title.

    > **Danger: With a title**
    >
    > Text.

    **A summary**

    Text.

    By Ada Lovelace, [Grace](https://docs.example.org/docs/portal/guide/steps) · January 2, 2024

    **npm**

    \`\`\`bash
    npm install one
    \`\`\`

    **yarn**

    \`\`\`bash
    yarn add one
    \`\`\`
    "
  `);
});

it('nested constructs', () => {
  expect(twin('guide/nesting')).toMatchInlineSnapshot(`
    "# Nesting

    Every construct in every other that may hold it

    > **Note: Note**
    >
    > **Details in a note**
    >
    > ### 1. Step in details in a note
    >
    > > **Tip: Tip in a step**
    > >
    > > **JavaScript**
    > >
    > > \`\`\`ts
    > > deep();
    > > \`\`\`
    > >
    > > **React**
    > >
    > > \`\`\`tsx
    > > deeper();
    > > \`\`\`
    >
    > ### 2. Next step
    >
    > > **Danger**
    > >
    > > **Details in danger**
    > >
    > > > A quote in details.

    > **Info**
    >
    > > **Success**
    > >
    > > > **Caution: Three callouts**
    > > >
    > > > | Table | In a callout |
    > > > | - | - |
    > > > | 1 | 2 |
    > > >
    > > > - [x] A task in a callout
    > > > - [ ] Another with a footnote[^n]
    > > >
    > > > _Image: A square_
    > > >
    > > > A figure in a callout

    1. In a list

       ### 1. A step in a list

       > **Note**
       >
       > A note in a step in a list.

       ### 2. Another step in a list

       Text.

    2. After it

    > **In a quote**
    >
    > > **Tip**
    > >
    > > A tip in details in a quote.

    [^n]: From a callout.
    "
  `);
});

it('code with types, of which only those shown below a line are left', () => {
  expect(twin('types')).toMatchInlineSnapshot(`
    "# Types

    A sample with types, and one without.

    **client.ts**

    \`\`\`ts
    import {Greeter} from 'greeter';

    const greeter = await Greeter.create('Ada');
    await greeter.welcome('Grace');
    \`\`\`

    \`\`\`ts
    const plain = 'no types here';
    \`\`\`

    ## In flow

    \`\`\`ts
    const greeter = await Greeter.create('Ada');
    greeter.welcome;
    const person = hidden;
    nobody();
    \`\`\`

    - Type: const greeter: Greeter
    - Completions: welcome greet
    - **Note:** somebody to greet
    - **Error 2304:** Cannot find name 'nobody'.
    - **Log:** Greeted.
    - **Warning:** Nobody answers.
    - **Error:** It failed.
    - **Note:** The last word.

    ## Narrow

    \`\`\`tsx
    import {useState} from 'react';

    export const useAverageSettlementOfEverybody = () => useState<Record<string, number | undefined>>({});
    \`\`\`
    "
  `);
});

it('llms.txt lists all twins but unlisted ones', () => {
  const list = read('llms.txt');
  expect(list).toContain('](https://docs.example.org/docs/portal/guide/steps.md)');
  expect(list).toContain('[llms-full.txt](https://docs.example.org/docs/portal/llms-full.txt)');
  expect(list).not.toContain('quiet.md');
  expect(read('llms-full.txt')).toContain(read('guide/steps.md'));
  expect(read('llms-full.txt')).not.toContain('Not listed.');
});
