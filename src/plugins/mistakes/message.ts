/** Turns the bundler's errors into messages for writers: file, line, what is wrong, and what to do. */
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {onlyProse, placeOf} from './links';

/** Matches a tag that stays open, of an element that has no content. */
const VOID_ELEMENT = /closing tag for `<(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)>`/;

/** Patterns for the messages of MDX errors, each with what the writer should do. The first match counts. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/^Unexpected character .* before attribute value/, 'Put the value in quotes, as in type="tip".'],
  [/^Unexpected character `!`/, 'Write a comment as {/* comment */}.'],
  [/^Unexpected character .* before name/, 'If "<" is text, write \\<.'],
  [/^Unexpected character/, 'If "<" is text, write \\<.'],
  [/^Could not parse expression/, 'If "{" is text, write \\{.'],
  [/^Unexpected end of file in expression/, 'Close the brace with "}". If "{" is text, write \\{.'],
  [/^Could not parse import\/exports/, 'Correct the statement. If it is text, put `import` or `export` in backticks.'],
  [VOID_ELEMENT, 'End the tag with a slash, as in <$1 />.'],
  [/closing tag|closing slash/, 'Close every tag, the innermost first. If "<" is text, write \\<.'],
  [/^Unexpected end of file/, 'Close the tag. If "<" is text, write \\<.'],
];

/** Matches a message of Docusaurus' MDX loader. */
const COMPILATION = /MDX compilation failed for file "?([^"\n]+?)"?\nCause: ([^]*?)\nDetails:\n?([^]*)/;
const MISSING_MODULE = /(?:Module not found: Can't resolve|Cannot find module) '([^']+)'/;
/** Matches an import of a path that a package doesn't export: the path below the package, and the package's name. */
const MISSING_SUBPATH =
  /Package subpath '([^']+)' is not defined by "exports" in .*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]package\.json/;
/** Matches an error of the JavaScript that a page is compiled to: the reason, and the name in it, if there is one. */
const INVALID_SCRIPT = /JavaScript parse error: ([^'\n]*(?:'([^'\n]+)')?.*)/;
const MISSING_EXPORT = /export '([^']+)' (?:\(imported as '[^']+'\) )?was not found in '([^']+)'/;

/**
 * Returns the message for a writer.
 *
 * @param message - the message of a bundler error, with or without colors
 * @param resource - absolute path of the file with the error; undefined if the bundler doesn't name it
 * @param siteDir - paths in the result are relative to this folder
 * @param read - returns the text of a file
 * @returns undefined if the error isn't a writer's mistake
 */
export function toMessage(
  message: string,
  resource: string | undefined,
  siteDir: string,
  read: (file: string) => string,
): string | undefined {
  // Remove the colors of terminals, and the symbols and lines that the bundler draws to the left of messages.
  const text = stripVTControlCharacters(message).replace(/^[ \t]*[│×╰─▶]+ ?/gm, '');
  const relative = (file: string): string => path.relative(siteDir, file).replaceAll(path.sep, '/');
  const [, file, cause, details = ''] = COMPILATION.exec(text) ?? [];
  if (file !== undefined && cause !== undefined) {
    const name = relative(file);
    if (cause.startsWith(`${file}:`)) return cause.replaceAll(file, name).trimEnd();
    const prose = () => onlyProse(read(file));
    if (cause.startsWith('Unexpected end of file in expression') && prose().includes('{/*')) {
      return `${name}:${format(placeOf('{/*', prose()))} the comment isn't closed: write */} at its end.`;
    }
    // A picture's address; the dialect checks those of links.
    const [, url] = /^Can't parse URL (\S+) with base/.exec(cause) ?? [];
    if (url !== undefined) {
      const {line, column} = placeOf(`(${url})`, read(file));
      return `${name}:${line}:${column + 1} "${url}" isn't an address: correct it, or remove the picture.`;
    }
    // The cause has the position of the tag. The details have the position of the block around it.
    const [, tagLine, tagColumn] = /\((\d+):(\d+)-\d+:\d+\)/.exec(cause) ?? [];
    const [, line = '1'] = /"line": (\d+)/.exec(details) ?? [];
    const [, column = '1'] = /"column": (\d+)/.exec(details) ?? [];
    return `${name}:${tagLine ?? line}:${tagColumn ?? column} ${withRemedy(cause)}`;
  }
  if (resource === undefined || !/\.mdx?$/.test(resource)) return undefined;
  const at = (part: string): string => `${relative(resource)}:${format(placeOf(part, read(resource)))}`;
  const [, request] = MISSING_MODULE.exec(text) ?? [];
  if (request !== undefined) {
    return `${at(request)} "${request}" doesn't exist: correct the path, add the file, or install the package.`;
  }
  const [, subpath, owner] = MISSING_SUBPATH.exec(text) ?? [];
  if (subpath !== undefined && owner !== undefined) {
    const imported = path.posix.join(owner.replaceAll('\\', '/'), subpath);
    return `${at(imported)} the package doesn't export "${imported}": use a path that its package.json lists under "exports".`;
  }
  const [, reason, identifier = ''] = INVALID_SCRIPT.exec(text) ?? [];
  if (reason !== undefined) {
    const statements = read(resource).match(/^(?:import|export)\b.*/gm) ?? [];
    const last = statements.findLast((statement) => statement.includes(identifier)) ?? '';
    return `${at(last)} the page's imports and exports can't be compiled (${reason}): correct the statement.`;
  }
  const [, name, module] = MISSING_EXPORT.exec(text) ?? [];
  if (name === undefined || module === undefined) return undefined;
  return name === 'default'
    ? `${at(module)} "${module}" has no default export: import a name, as in import {Name} from "${module}".`
    : `${at(module)} "${module}" doesn't export "${name}": correct the name.`;
}

/** Returns the cause of an MDX error as a sentence, followed by what the writer should do. */
export function withRemedy(cause: string): string {
  const [pattern, advice] = REMEDIES.find(([each]) => each.test(cause)) ?? [];
  const remedy = advice?.replace('$1', pattern?.exec(cause)?.[1] ?? '');
  const reason = cause.trim().replace(/ before the end of `\w+`$/, '');
  const sentence = /[.!?]$/.test(reason) ? reason : `${reason}.`;
  return [sentence, remedy].filter(Boolean).join(' ');
}

const format = ({line, column}: {line: number; column: number}): string => `${line}:${column}`;
