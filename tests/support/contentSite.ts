/**
 * A site with everything that a page can have: the full dialect, code in every form, samples with types, and parts that
 * Markdown twins (`.md` files) leave out.
 */
import {ANNOTATED_SITE} from './annotatedSite';
import {CODE_SITE} from './codeSite';
import {dialectSite, SPONSORS} from './dialectSite';

export const CONTENT_BASE_PATH = '/docs/portal/';

const PARTS = `---
last_update: {date: 2024-08-29T10:00:00Z}
---

import Drawing from './drawing.svg';
import {Greeting} from './_greeting.mdx';

# Parts [And more]

{/* A note for writers. */}

Call \`client.sign(){:ts}\`, then {['a', 'b'].join(' and ')}.

<Greeting />

<figure>
  <Drawing role="img" aria-label="From A to B" />
  <figcaption>The way</figcaption>
</figure>

\`\`\`ts
// [!include ~/_setup.ts:setup]
gone(); // [!code --]
come(); // [!code ++]
\`\`\`
`;

/** The texts of the site's files, by path. All content tests share the site, so that it is built once. */
export const CONTENT_SITE = {
  ...ANNOTATED_SITE,
  ...CODE_SITE,
  ...dialectSite({sponsors: SPONSORS, url: 'https://docs.example.org'}),
  'docs/parts.mdx': PARTS,
  'docs/_greeting.mdx': 'export const Greeting = () => <p>Hello from a <b>component</b>.</p>;\n',
  'docs/_setup.ts': 'before();\n// [!region setup]\nincluded();\n// [!endregion setup]\n',
  'docs/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>\n',
  'docs/_404.mdx': '# Lost\n',
  'docs/quiet.mdx': '---\nunlisted: true\n---\n\n# Quiet\n\nNot listed.\n',
};
