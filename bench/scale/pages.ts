/** Makes copies of the portal's pages, with changed words, code names and headings, for portals of any size. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {routeOfFile} from '../../src/shared/routes';
import {seeded} from '../seeded';

/** Pages that a site has only once. */
const ONCE = ['privacy.mdx', 'terms.mdx'];

/** The home page. Each copy of it is the index page of a folder of copies, such as `/part-1`. */
const INDEX = 'index.mdx';

/** The share of a copy's words that are replaced. Includes `NEW_WORDS`. */
const OTHER_WORDS = 0.2;
/** The share of a copy's words that are replaced with made-up words. */
const NEW_WORDS = 0.03;
/** The maximum number of code names that are changed on a copied page. */
const NAMES = 8;

/** A copy of the portal's pages, in one folder. */
export interface Part {
  /** The name of the folder, such as `part-1`. */
  name: string;
  /** The texts of the pages, by path below docs/. */
  pages: Map<string, string>;
}

/**
 * Makes parts until the site has `count` pages. The last part may lack some pages. Its links to a missing page
 * point to the portal's own page instead.
 *
 * @param docs - the folder of the portal's pages
 * @param files - paths of the portal's own pages below `docs`; the site has these pages too
 * @param count - the number of all pages, including the portal's own
 */
export function makeParts(docs: string, files: readonly string[], count: number): Part[] {
  // Copy the index page first, because the last copy can be incomplete, but also needs an index page.
  const copied = [INDEX, ...files.filter((file) => file !== INDEX && !ONCE.includes(file))];
  const parts: Part[] = [];
  for (let left = count - files.length; left > 0; left -= copied.length) {
    const name = `part-${parts.length + 1}`;
    const inside = copied.slice(0, left);
    const routes = new Set(inside.map(routeOfFile));
    const pages = inside.map((file, index): [string, string] => {
      const random = seeded(1 + parts.length * 1000 + index);
      return [`${name}/${file}`, changePage(readFileSync(path.join(docs, file), 'utf8'), file, name, routes, random)];
    });
    parts.push({name, pages: new Map(pages)});
  }
  return parts;
}

function changePage(
  page: string,
  file: string,
  part: string,
  routes: ReadonlySet<string>,
  random: () => number,
): string {
  const words = page.match(/\b[a-z]{4,}\b/g) ?? [];
  const folder = path.posix.dirname(file);
  const change = (text: string): string => changeWords(text, words, random);
  const text = page
    .replace(/^questions:\n(?: .*\n)+/m, '')
    .replace(
      /^(description: ")(.*)(")$/m,
      (_, start: string, inner: string, end: string) => start + change(inner) + end,
    )
    .replaceAll(' from "./img/', ` from "@site/docs/${folder === '.' ? '' : `${folder}/`}img/`)
    .replace(/(\]\(|href=")(\/[^)\s"#?]*)/g, (whole, start: string, route: string) =>
      routes.has(route) ? `${start}/${part}${route === '/' ? '' : route}` : whole,
    );
  return changeNames(changeLines(text, change), random);
}

/** Changes the words of prose and headings. Headings keep their anchors, so that links still work. */
function changeLines(text: string, change: (text: string) => string): string {
  const slugger = createSlugger();
  let fence = '';
  let front = false;
  return text
    .split('\n')
    .map((line, index) => {
      const [mark = ''] = /^\s*(?:`{3,}|~{3,})/.exec(line) ?? [];
      if (index === 0 && line === '---') front = true;
      else if (front) front = line !== '---';
      else if (fence) fence = line.trim() === fence ? '' : fence;
      else if (mark) fence = mark.trim();
      else return changeLine(line);
      return line;
    })
    .join('\n');

  function changeLine(line: string): string {
    const [, hashes, heading = '', own] = /^(#+) (.*?)( \{\/\* #\S+ \*\/\})?$/.exec(line) ?? [];
    if (hashes === undefined) return /^\s*(?:import |export |[:<>{}[/]|[\w-]+=)/.test(line) ? line : change(line);
    if (hashes === '#') return `# ${change(heading)}`;
    const plain = heading.replace(/[`*]|\]\([^)]*\)|\[/g, '');
    return `${hashes} ${change(heading)}${own ?? ` {/* #${slugger.slug(plain)} */}`}`;
  }
}

/** Matches text that stays unchanged: code, the targets of links, elements, expressions, addresses and directives. */
const KEPT = /(`[^`]*`|\]\([^)]*\)|<[^>]*>?|\{[^}]*\}?|https?:\S+|:\w+\[|\b\w+="[^"]*"?)/;

function changeWords(text: string, words: readonly string[], random: () => number): string {
  const changeWord = (word: string): string => {
    const chance = random();
    if (chance < NEW_WORDS) return newWord(random);
    return chance < OTHER_WORDS ? words[Math.floor(random() * words.length)]! : word;
  };
  return text
    .split(KEPT)
    .map((piece, index) => (index % 2 === 0 ? piece.replace(/\b[a-z]{4,}\b/g, changeWord) : piece))
    .join('');
}

/** Renames some code names in a page's samples and text, but no names from samples that the build checks. */
function changeNames(page: string, random: () => number): string {
  const checked = (page.match(/^```\w+ .*\btwoslash\b[^]*?^```$/gm) ?? []).join('\n');
  const names = [...new Set(page.match(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g) ?? [])].filter(
    (name) => !/^(?:on|aria)[A-Z]/.test(name) && !checked.includes(name),
  );
  return Array.from({length: Math.min(NAMES, names.length)}, () => names[Math.floor(random() * names.length)]!).reduce(
    (text, name) => {
      const word = newWord(random);
      const changed = name + word[0]!.toUpperCase() + word.slice(1);
      return text.replace(new RegExp(`(?<![\\w/#-])${name}(?![\\w/-])`, 'g'), changed);
    },
    page,
  );
}

const newWord = (random: () => number): string =>
  Array.from({length: 3}, () => 'bdfgklmnprstvz'[Math.floor(random() * 14)]! + 'aeiou'[Math.floor(random() * 5)]!).join(
    '',
  );
