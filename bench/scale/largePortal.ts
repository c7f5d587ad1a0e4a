/** Creates portals with any number of pages. */
import {cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {filesBelow} from '../../src/buildTools/filesBelow';
import {routeOfFile} from '../../src/shared/routes';
import {commitPages} from '../stockSite';
import {linkPackages} from '../../tests/support/siteFixture';
import {makeParts, type Part} from './pages';

const COPIED = [
  'docs',
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
  'scripts',
  'src',
  'static',
  'tsconfig.json',
];

/**
 * Creates a portal in a temporary folder, which the caller removes. It has this portal's pages and sidebar, and copies
 * of these pages below `part-1`, `part-2` and so on. Each of these parts has a sidebar.
 *
 * @param count - the number of pages
 * @throws Error if this portal has more than `count` pages
 */
export function createLargePortal(count: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), `portal-${count}-`));
  for (const name of COPIED) cpSync(name, path.join(folder, name), {recursive: true});
  symlinkSync(path.resolve('samples'), path.join(folder, 'samples'));
  linkPackages(folder);
  const files = filesBelow('docs').filter((file) => file.endsWith('.mdx'));
  if (count < files.length) throw new Error(`The portal has ${files.length} pages, so it can't have ${count}.`);
  const parts = makeParts('docs', files, count);
  for (const [file, text] of parts.flatMap(({pages}) => [...pages])) {
    const target = path.join(folder, 'docs', file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  cpSync('sidebars.ts', path.join(folder, 'ownSidebar.ts'));
  writeFileSync(
    path.join(folder, 'sidebars.ts'),
    `import {defineSidebar} from './src/config/sidebar';
import own from './ownSidebar';

export default {...own, ...defineSidebar(${JSON.stringify(Object.fromEntries(parts.map(toSidebar)))})};
`,
  );
  commitPages(folder);
  return folder;
}

/**
 * Returns a part's path prefix and its sidebar. The sidebar has one section, which links to the part's index page and
 * contains a section for each folder. If the part has no folders, the section contains its pages.
 */
function toSidebar({name, pages}: Part): [string, object[]] {
  const folders = new Map<string, object[]>();
  for (const [file, text] of pages) {
    const [, inside = ''] = /^[^/]+\/(.+)\/[^/]+$/.exec(file) ?? [];
    const title = /^# (.+)$/m.exec(text)?.[1] ?? file;
    const items = folders.get(inside) ?? [];
    folders.set(inside, [...items, {text: title, link: routeOfFile(file)}]);
  }
  const index = folders.get('') ?? [];
  folders.delete('');
  const sections = Array.from(folders, ([text, items]) => ({text, collapsed: false, items}));
  return [`/${name}`, [{text: name, link: `/${name}`, items: sections.length > 0 ? sections : index}]];
}
