/**
 * The remark plugin for the notes below samples. A note names the SDK that the sample was checked against, and lists the
 * names that the sample uses without declaring them. The plugin reads fences, so it runs before remarkCode, which
 * replaces fences with components. A site without the folder `samples/preambles` checks no samples, so its samples have
 * no notes.
 */
import {existsSync} from 'node:fs';
import type {ElementContent} from 'hast';
import type * as ToHtml from 'hast-util-to-html';
import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import type * as Visit from 'unist-util-visit';
import {esModule} from '../buildTools/esModule';
import {isSourceLanguage, sdkOf, SDK_PACKAGES} from '../shared/sdks';
import {parseFenceMeta} from './fence';
import {assumptionsOf, PREAMBLES_FOLDER} from './preambles';
import {readSampleMeta} from './sample';
import {toStatic} from './text/toStatic';

const {toHtml} = esModule(require.resolve('hast-util-to-html')) as typeof ToHtml;
const {visit} = esModule(require.resolve('unist-util-visit')) as typeof Visit;

export interface SampleOptions {
  /** The site's base path, with a slash at both ends. */
  basePath: string;
}

declare module 'mdast' {
  interface CodeData {
    /** The note below the code, as HTML. Set if `npm run check:samples` checks the fence against an SDK. */
    note?: string;
  }
}

const CHECK_DESCRIPTION = '/get-started/references#how-samples-are-checked';

/** Returns the note for a fence, as HTML; undefined if the fence isn't checked against an SDK. */
export function sampleNote({lang, meta, value}: Code, {basePath}: SampleOptions): string | undefined {
  const language = lang ?? '';
  const {with: names, nocheck} = readSampleMeta(meta);
  const sdk = sdkOf({language, title: parseFenceMeta(meta).title, code: value, with: names});
  if (sdk === undefined || nocheck !== undefined || !isSourceLanguage(language)) return undefined;
  const link = (href: string, text: string): string => {
    const children: ElementContent[] = [{type: 'text', value: text}];
    return toHtml(toStatic({type: 'element', tagName: 'a', properties: {href}, children}, basePath)!);
  };
  const {label, version} = SDK_PACKAGES[sdk];
  const checked = link(CHECK_DESCRIPTION, `Checked against ${label} ${version}`);
  const targets = assumptionsOf(sdk);
  const assumed = names.flatMap((name) => (targets.has(name) ? [link(targets.get(name)!, name)] : []));
  return assumed.length > 0 ? `${checked}<span>Assumes ${assumed.join(', ')}</span>` : checked;
}

export const remarkSamples: Plugin<[SampleOptions], Root> = (options) => (tree) => {
  if (!existsSync(PREAMBLES_FOLDER)) return;
  visit(tree, 'code', (code) => {
    const note = sampleNote(code, options);
    if (note !== undefined) code.data = {...code.data, note};
  });
};
