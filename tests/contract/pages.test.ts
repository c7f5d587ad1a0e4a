/** Checks each page's front matter and title, and compares docs/ with the original documentation (facts/pages.json). */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {FENCE} from '../../src/config/pageSource';
import {routeOfFile} from '../../src/shared/routes';
import sidebars from '../../sidebars';
import facts from './facts/pages.json';

interface Page {
  file: string;
  route: string;
  frontMatter: Record<string, unknown>;
  /** The text without code blocks. */
  prose: string;
  fences: number;
}

/** Pages about this portal itself. Only their date is compared with the facts, because their content is new. */
const OWN = ['/privacy', '/terms'];

async function readPage(file: string): Promise<Page> {
  const filePath = path.join('docs', file);
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: readFileSync(filePath, 'utf8'),
  });
  return {
    file,
    route: routeOfFile(file),
    frontMatter,
    prose: content.replace(FENCE, ''),
    fences: content.match(FENCE)?.length ?? 0,
  };
}

const files = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));

describe.each(files)('docs/%s', (file) => {
  it('has a description of 120 to 160 characters, three questions and one title', async () => {
    const {frontMatter, prose} = await readPage(file);
    expect(frontMatter.description).toMatch(/^.{120,160}$/);
    expect(frontMatter.questions).toHaveLength(3);
    expect(frontMatter).not.toHaveProperty('title');
    expect(prose.match(/^# /gm)).toHaveLength(1);
  });

  it('has the date in the facts, and at least as many words, headings and samples', async () => {
    const {route, frontMatter, prose, fences} = await readPage(file);
    const fact = facts.find((page) => page.route === route);
    if (!fact) throw new Error(`facts/pages.json doesn't have ${route}`);
    expect((frontMatter.last_update as {date: string}).date).toBe(fact.lastUpdated);
    if (OWN.includes(route)) return;
    expect(prose.split(/\s+/).length).toBeGreaterThanOrEqual(fact.words);
    expect(prose.match(/^#{1,6} /gm)!.length).toBeGreaterThanOrEqual(fact.headings);
    expect(fences).toBeGreaterThanOrEqual(fact.samples);
  });
});

it('the sidebar has the sections, labels and order in the facts', () => {
  const routes = new Set(files.map(routeOfFile));
  const expected = facts
    .filter((page) => page.section && routes.has(page.route))
    .map((page) => [...page.section!, page.label, page.route]);
  expect(flatten(Object.values(sidebars)[0] as SidebarEntry[])).toEqual(expected);
});

interface SidebarEntry {
  label: string;
  id?: string;
  items?: SidebarEntry[];
}

function flatten(items: SidebarEntry[], above: string[] = []): string[][] {
  return items.flatMap(({label, id, items: children}) =>
    children ? flatten(children, [...above, label]) : [[...above, label, id === 'index' ? '/' : `/${id}`]],
  );
}
