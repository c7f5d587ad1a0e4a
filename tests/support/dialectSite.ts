/**
 * A site with the full dialect (tests/fixtures/dialect), and with every construct inside every construct that can
 * contain it (dialectMatrix.ts).
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/buildTools/filesBelow';
import {matrixPages} from './dialectMatrix';
import {siteFileWith} from './settings';

/** The names of the pages below /guide/, in the order of the sidebar. */
export const GUIDE = [
  'callouts',
  'steps',
  'details',
  'nesting',
  'titled',
  'linked-title',
  'post',
  'blog',
  'tables',
  'text',
  'figures',
  'docusaurus',
  'components',
  'panels',
  'markdown',
];

const SIDEBARS = `import {defineSidebar} from './src/config/sidebar';

export default defineSidebar(${JSON.stringify([
  {text: 'Home', link: '/'},
  ...GUIDE.map((page) => ({text: page, link: `/guide/${page}`})),
  {text: 'Types', link: '/types'},
])});
`;

const FOLDER = path.resolve('tests/fixtures/dialect');

/** The site's `sponsors` setting. */
export const SPONSORS = [
  {
    name: 'Collaborators',
    items: [
      [{name: 'Square', image: '/img/square.svg', link: 'https://example.org/square'}],
      [
        {name: 'One', image: '/img/square.svg', link: 'https://example.org/one'},
        {name: 'Two', image: '/img/square.svg', link: 'https://example.org/two'},
      ],
    ],
  },
  {name: 'Friends', height: 60, items: [[{name: 'Three', image: '/img/square.svg', link: '/guide/steps'}]]},
];

/** Returns the site's files, as texts by path. The sidebar also links to a page that contentSite.ts adds: `/types`. */
export function dialectSite(settings: Record<string, unknown>): Record<string, string> {
  const texts = filesBelow(FOLDER).map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')]);
  return {
    ...(Object.fromEntries(texts) as Record<string, string>),
    ...matrixPages(),
    'sidebars.ts': SIDEBARS,
    ...siteFileWith(settings),
  };
}
