/** Finds fences (code samples on pages) by their addresses, such as `dms/messages#send-a-message [React]`. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {readFences} from '../../scripts/samples/fences';
import type {Sample} from '../../scripts/samples/types';

export const ROOT = path.resolve(__dirname, '../..');

/**
 * A fence's address: its page, the id of the nearest heading above the fence, and in brackets the fence's title or,
 * without a title, its language. If these are the same for several fences, ` 2` at the end means the second fence.
 */
export type Address = `${string}#${string} [${string}]${string}`;

/** A change to one fence. `npm run mutants:samples` passes it as JSON in the variable `SAMPLE_MUTATION`. */
export interface Mutation {
  file: string;
  line: number;
  start: number;
  end: number;
  text: string;
}

const mutation = process.env.SAMPLE_MUTATION ? (JSON.parse(process.env.SAMPLE_MUTATION) as Mutation) : undefined;

const mutated = (sample: Sample): Sample =>
  mutation?.file === sample.file && mutation.line === sample.line
    ? {...sample, code: sample.code.slice(0, mutation.start) + mutation.text + sample.code.slice(mutation.end)}
    : sample;

/** A page's samples, each with its address. */
type Page = ReadonlyMap<Address, Sample>;

const pages = new Map<string, Page>();

/**
 * Reads a page, and returns its JavaScript and TypeScript samples by address.
 *
 * @param name - path below docs/, without extension
 */
function readPage(name: string): Page {
  let page = pages.get(name);
  if (!page) {
    const file = `docs/${name}.mdx`;
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    page = addressed(name, text, readFences(file, text).map(mutated));
    pages.set(name, page);
  }
  return page;
}

/**
 * Returns a page's JavaScript and TypeScript samples by address.
 *
 * @param name - path below docs/, without extension
 */
export function addressed(name: string, text: string, samples: readonly Sample[]): Page {
  const page = new Map<Address, Sample>();
  const headings = headingsOf(text);
  for (const sample of samples) {
    if (!/^[jt]sx?$/.test(sample.language)) continue;
    const heading = headings.findLast(({line}) => line < sample.line)?.id ?? '';
    const base: Address = `${name}#${heading} [${sample.title ?? sample.language}]`;
    let address = base;
    for (let count = 2; page.has(address); count++) address = `${base} ${count}`;
    page.set(address, sample);
  }
  return page;
}

/** Returns the lines of a page's headings, and the ids that Docusaurus gives the headings. */
function headingsOf(text: string): {line: number; id: string}[] {
  const slugger = createSlugger();
  const found: {line: number; id: string}[] = [];
  let fence: string | undefined;
  text.split('\n').forEach((content, index) => {
    const mark = /^\s*(`{3,})/.exec(content)?.[1];
    if (mark) fence = fence === undefined ? mark : mark === fence ? undefined : fence;
    const heading = fence === undefined && /^#{1,6} (.*)$/.exec(content)?.[1];
    if (!heading) return;
    const comment = /^(.*?)\s*\{\/\*\s*#([\w-]+)\s*\*\/\}$/.exec(heading);
    const {text: title, id} = comment ? {text: comment[1]!, id: comment[2]} : parseMarkdownHeadingId(heading);
    found.push({line: index + 1, id: id ?? slugger.slug(title.replaceAll('`', ''))});
  });
  return found;
}

/**
 * Returns the fence at an address.
 *
 * @throws Error that lists the page's addresses, if there is no such fence
 */
export function fenceAt(address: Address): Sample {
  const name = address.slice(0, address.indexOf('#'));
  const page = readPage(name);
  const sample = page.get(address);
  if (sample) return sample;
  const tab = /\[.*$/.exec(address)![0];
  const known = [...page.keys()].map((each) => `  ${each}${each.endsWith(tab) ? '   ← same tab' : ''}`);
  throw new Error(`No fence at ${address}: correct tests/journeys/fences.ts. The page has\n${known.join('\n')}`);
}

/** Returns the samples that a sample can import: all samples of its page. */
export const siblingsOf = (sample: Sample): Sample[] => [
  ...readPage(sample.file.replace(/^docs\/|\.mdx$/g, '')).values(),
];
