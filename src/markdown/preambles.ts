/**
 * The names that samples may take for given, from samples/preambles. One is written as
 *
 *     /** What it is: {@link /path/to/where-a-reader-gets-it}. *\/
 *     export declare const name: Type;
 *
 * for the SDKs whose samples the TypeScript compiler checks; those of Kotlin and Swift are in native.json.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SDKS, type Sdk} from '../shared/sdks';

/** Where the names are declared. */
export const PREAMBLES_FOLDER = path.resolve(__dirname, '../../samples/preambles');

const DECLARATION = /^export declare const (\w+)\b/gm;
const DOCUMENTED = /\/\*\* [^\n]*\{@link (\/[^\s}]+)\}[^\n]* \*\/\nexport declare const (\w+):/g;

/** The file of an SDK's names, which may be absent. */
export function preambleFile(sdk: Sdk): string {
  return path.join(PREAMBLES_FOLDER, `${sdk.toLowerCase().replaceAll(' ', '-')}.ts`);
}

/**
 * The names of a preamble, each with the address of the place where a reader gets it.
 *
 * @throws Error where a name has no such link
 */
export function readPreamble(file: string, text: string): ReadonlyMap<string, string> {
  const links = new Map([...text.matchAll(DOCUMENTED)].map(([, link, name]) => [name!, link!]));
  const bare = [...text.matchAll(DECLARATION)].map(([, name]) => name!).find((name) => !links.has(name));
  if (bare !== undefined) {
    throw new Error(
      `${file}: "${bare}" doesn't say where a reader gets it: write /** What it is: {@link /page#place}. */`,
    );
  }
  return links;
}

/** Names by SDK as native.json has them: the SDK in lower case, each name with its type and its page. */
type NativeTable = Readonly<Record<string, Readonly<Record<string, {page: string}>>>>;

/** The names of an SDK in samples/preambles/native.json, each with the address where a reader gets it. */
function readNative(table: NativeTable, sdk: Sdk): ReadonlyMap<string, string> {
  return new Map(Object.entries(table[sdk.toLowerCase()] ?? {}).map(([name, {page}]) => [name, page]));
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

/** The names that samples for an SDK may take for given, each with its link; none where the SDK has no preamble. */
export function assumptionsOf(sdk: Sdk): ReadonlyMap<string, string> {
  preambles ??= readAll();
  return preambles.get(sdk) ?? new Map<string, string>();
}
