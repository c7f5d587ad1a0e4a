/**
 * The remark plugin for the notes below samples. A note says which SDK the sample was checked against, and which names
 * the sample uses without declaring them. The plugin needs the titles of code fences, so it runs before remarkCode,
 * which removes them. A site without the folder `samples/preambles` checks no samples, so its samples have no notes.
 */
import {existsSync} from 'node:fs';
import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import type * as Visit from 'unist-util-visit';
import {esModule} from './esModule';
import {isSourceLanguage, sdkOf, SDK_PACKAGES} from '../shared/sdks';
import {parseFenceMeta} from './fence';
import {assumptionsOf, PREAMBLES_FOLDER} from './preambles';
import {readSampleMeta} from './sample';

const {visit} = esModule(require.resolve('unist-util-visit')) as typeof Visit;

/** Attributes of the component that shows a sample. */
export interface SampleAttributes extends Record<string, string | undefined> {
  /** The SDK and its version: `xmtp-js 12.1.0`. */
  checked: string;
  /** The undeclared names, with their links: `client=/dms/client#create-a-client signer=/dms/client#get-a-signer`. */
  assumes: string | undefined;
}

declare module 'mdast' {
  interface CodeData {
    /** Set if `npm run check:samples` checks the fence against an SDK. */
    sample?: SampleAttributes;
  }
}

/** Returns the note for a fence; undefined if the fence isn't checked against an SDK. */
export function sampleAttributes({lang, meta, value}: Code): SampleAttributes | undefined {
  const language = lang ?? '';
  const {with: names, nocheck} = readSampleMeta(meta);
  const sdk = sdkOf({language, title: parseFenceMeta(meta).title, code: value, with: names});
  if (sdk === undefined || nocheck !== undefined || !isSourceLanguage(language)) return undefined;
  const {label, version} = SDK_PACKAGES[sdk];
  const links = assumptionsOf(sdk);
  const assumes = names.flatMap((name) => (links.has(name) ? [`${name}=${links.get(name)!}`] : []));
  return {checked: `${label} ${version}`, assumes: assumes.length > 0 ? assumes.join(' ') : undefined};
}

export const remarkSamples: Plugin<[], Root> = () => (tree) => {
  if (!existsSync(PREAMBLES_FOLDER)) return;
  visit(tree, 'code', (code) => {
    const sample = sampleAttributes(code);
    if (sample) code.data = {...code.data, sample};
  });
};
