/**
 * The remark plugin that tells the reader what a sample was checked against, and what it takes for given. It comes
 * before the one for code, which takes titles away. A site without the folder `samples` checks none, and says nothing.
 */
import {existsSync} from 'node:fs';
import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {isSourceLanguage, sdkOf, SDK_PACKAGES} from '../shared/sdks';
import {parseFenceMeta} from './fence';
import {assumptionsOf, PREAMBLES_FOLDER} from './preambles';
import {readSampleMeta} from './sample';

/** Attributes of the component that shows a sample. */
export interface SampleAttributes extends Record<string, string | undefined> {
  /** `xmtp-js 12.1.0` */
  checked: string;
  /** `client=/dms/client#create-a-client signer=/dms/client#get-a-signer` */
  assumes: string | undefined;
}

declare module 'mdast' {
  interface CodeData {
    /** Set where `npm run check:samples` checks the fence against an SDK. */
    sample?: SampleAttributes;
  }
}

/** What a fence's block says of its check; undefined where it isn't checked against an SDK. */
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
