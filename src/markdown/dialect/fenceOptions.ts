/** Finds misspelled options of code fences, which would otherwise have no effect. */
import type {Code} from 'mdast';
import {closestSpelling} from '../../shared/closestSpelling';
import {DialectError} from './problem';

const OPTIONS = ['title', 'showLineNumbers', 'twoslash', 'with', 'nocheck', 'allow'];

/** Matches what isn't an option or an option's name: texts in quotes, titles in brackets and ranges of lines. */
const VALUES = /"[^"]*"|'[^']*'|\[[^\]]*\]|\{[^}]*\}/g;

/**
 * Checks the text after a fence's language. Accepts options that aren't similar to the portal's own, because they may be
 * for another plugin.
 *
 * @throws DialectError if an option is misspelled, or if a title in brackets isn't closed
 */
export function checkFenceOptions({meta, position}: Code): void {
  for (const word of (meta ?? '').replace(VALUES, '').split(/\s+/)) {
    if (word.startsWith('[')) throw new DialectError(`the title ${word} isn't closed: write ${word}].`, position);
    const [name = ''] = word.split('=', 1);
    const near = OPTIONS.includes(name) ? undefined : closestSpelling(name, OPTIONS);
    if (near) throw new DialectError(`the fence's option ${name} isn't supported: write ${near}.`, position);
  }
}
