/**
 * Reads the preambles in samples/preambles. A preamble has the names that an SDK's samples may use without declaring
 * them. The preambles of JavaScript, React, React Native and Node are TypeScript files that declare a name as follows:
 *
 *     /** What it is: {@link /path/to/where-a-reader-gets-it}. *\/
 *     export declare const name: Type;
 *
 * The preambles of Kotlin and Swift are in native.json.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {routedAddress} from '../shared/routedLink';
import {SDKS, type Sdk} from '../shared/sdks';

/** Absolute path of the folder with the preambles. */
export const PREAMBLES_FOLDER = path.resolve(__dirname, '../../samples/preambles');

const DECLARATION = /^export declare const (\w+)\b/gm;
const DOCUMENTED = /\/\*\* [^\n]*\{@link (\/[^\s}]+)\}[^\n]* \*\/\nexport declare const (\w+):/g;

/** Returns the path of the TypeScript file for an SDK's preamble. The file may not exist. */
export function preambleFile(sdk: Sdk): string {
  return path.join(PREAMBLES_FOLDER, `${sdk.toLowerCase().replaceAll(' ', '-')}.ts`);
}

/**
 * Maps each name in a preamble to a link, which points to the section that shows how to create the name's value.
 *
 * @throws Error if a name has no link, or its link isn't the path of a page or a section
 */
export function readPreamble(file: string, text: string): ReadonlyMap<string, string> {
  const links = new Map([...text.matchAll(DOCUMENTED)].map(([, link, name]) => [name!, link!]));
  const bare = [...text.matchAll(DECLARATION)].map(([, name]) => name!).find((name) => !links.has(name));
  if (bare !== undefined) {
    throw new Error(
      `${file}: "${bare}" has no link to the section that creates it: write /** What it is: {@link /page#section}. */`,
    );
  }
  return withPaths(file, links);
}

/**
 * Returns `links`, after checking that each is the path of a page or a section. Static text, such as the note below a
 * sample, can't contain other internal links.
 *
 * @throws Error if a link isn't such a path
 */
function withPaths(file: string, links: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  for (const [name, link] of links) {
    if (routedAddress(link, '/') !== undefined) continue;
    throw new Error(
      `${file}: the link of "${name}" is "${link}". Write the path of a page or a section, such as /page#section. The ` +
        'part after # can have only letters without accents, digits, - and _.',
    );
  }
  return links;
}

/**
 * The content of native.json, by SDK in lower case and then by name. `page` is the section that shows how to create the
 * name's value.
 */
type NativeTable = Readonly<Record<string, Readonly<Record<string, {page: string}>>>>;

function readNative(table: NativeTable, sdk: Sdk): ReadonlyMap<string, string> {
  const links = Object.entries(table[sdk.toLowerCase()] ?? {}).map(([name, {page}]) => [name, page] as const);
  return withPaths('samples/preambles/native.json', new Map(links));
}

let preambles: ReadonlyMap<Sdk, ReadonlyMap<string, string>> | undefined;

function readAll(): ReadonlyMap<Sdk, ReadonlyMap<string, string>> {
  const native = JSON.parse(readFileSync(path.join(PREAMBLES_FOLDER, 'native.json'), 'utf8')) as NativeTable;
  return new Map(
    SDKS.map((sdk) => {
      const file = preambleFile(sdk);
      return [sdk, existsSync(file) ? readPreamble(file, readFileSync(file, 'utf8')) : readNative(native, sdk)];
    }),
  );
}

/**
 * Returns the names that samples for an SDK may use without declaring them, each with its link. Empty if the SDK has no
 * preamble.
 */
export function assumptionsOf(sdk: Sdk): ReadonlyMap<string, string> {
  preambles ??= readAll();
  return preambles.get(sdk) ?? new Map<string, string>();
}
