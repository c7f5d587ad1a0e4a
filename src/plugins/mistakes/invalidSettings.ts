/**
 * Stops the build with a message if a file of the settings, such as `sidebars.ts`, isn't valid TypeScript, or uses a
 * name that isn't defined. docusaurus.config.ts imports this module before the settings, for its side effect.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {blank} from '../../config/pageSource';
import {positionAt} from '../../buildTools/positionAt';
import {stopAtFailures} from './stop';

/** Matches an error of Docusaurus' loader for TypeScript: the reason, and the place in the file. Columns begin at 0. */
const INVALID = /ParseError: (.*?)\s*\n\s*(\S.*?):(\d+):(\d+)\n/;
/** Matches an unknown name in a file that writers edit. The line is the compiled file's. */
const UNDEFINED =
  /ReferenceError: (\S+) is not defined\n\s*at (?:.*\()?(\S+\/(?:sidebars|src\/config\/(?:site|redirects))\.ts):/;
const STRING_OR_COMMENT = /(['"`])(?:\\.|(?!\1)[^\\])*\1|\/\/.*|\/\*[^]*?\*\//g;

/**
 * Returns the message for a report of Docusaurus; none if the report is about something else.
 *
 * @param read - returns the text of a file
 */
export function describeSettings(report: string, read: (file: string) => string): string[] {
  const text = stripVTControlCharacters(report);
  const [, reason, file, line, column] = INVALID.exec(text) ?? [];
  if (file !== undefined) {
    const place = `${relative(file)}:${line!}:${Number(column) + 1}`;
    return [`${place} the file isn't valid TypeScript (${reason!}): look for the mistake here or just before.`];
  }
  const [, name, user] = UNDEFINED.exec(text) ?? [];
  if (name === undefined || user === undefined) return [];
  const code = blank(read(user), STRING_OR_COMMENT);
  const use = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).exec(code);
  const {line: usedLine, column: usedColumn} = positionAt(code, use?.index ?? 0);
  return [
    `${relative(user)}:${usedLine}:${usedColumn} "${name}" isn't defined: put text in quotes, or import the name.`,
  ];
}

const relative = (file: string): string => path.relative('.', file).replaceAll(path.sep, '/');

stopAtFailures((report) => describeSettings(report, (file) => readFileSync(file, 'utf8')));
