/**
 * Stops the build with a message if a file of the settings, such as `sidebars.ts`, isn't valid TypeScript.
 * docusaurus.config.ts imports this module before the settings, for its side effect.
 */
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {stopAtFailures} from './stop';

/** Matches an error of Docusaurus' loader for TypeScript: the reason, and the place in the file. Columns begin at 0. */
const INVALID = /ParseError: (.*?)\s*\n\s*(\S.*?):(\d+):(\d+)\n/;

stopAtFailures((report) => {
  const [, reason, file, line, column] = INVALID.exec(stripVTControlCharacters(report)) ?? [];
  if (file === undefined) return [];
  const place = `${path.relative('.', file).replaceAll(path.sep, '/')}:${line!}:${Number(column) + 1}`;
  return [`${place} the file isn't valid TypeScript (${reason!}): look for the mistake here or just before.`];
});
