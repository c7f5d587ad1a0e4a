/** Turns the bundler's errors into messages for writers: file, line, what is wrong, and what to do. */
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {placeOf} from './links';

/** Patterns for the messages of MDX errors, each with what the writer should do. The first match counts. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/^Unexpected character `!`/, 'Write a comment as {/* comment */}.'],
  [/^Unexpected character .* before name/, 'If "<" is text, write \\<.'],
  [/^Unexpected character/, 'If "<" is text, write \\<.'],
  [/^Could not parse expression/, 'If "{" is text, write \\{.'],
  [/^Unexpected end of file in expression/, 'Close the brace with "}". If "{" is text, write \\{.'],
  [/^Could not parse import\/exports/, 'Correct the statement. If it is text, put `import` or `export` in backticks.'],
  [/closing tag|closing slash/, 'Close every tag, the innermost first. If "<" is text, write \\<.'],
  [/^Unexpected end of file/, 'Close the tag. If "<" is text, write \\<.'],
];

/** Matches a message of Docusaurus' MDX loader. */
const COMPILATION = /MDX compilation failed for file "?([^"\n]+?)"?\nCause: ([^]*?)\nDetails:\n?([^]*)/;
const MISSING_MODULE = /Module not found: Can't resolve '([^']+)'/;
/** Matches an import of a path that a package doesn't export: the path below the package, and the package's name. */
const MISSING_SUBPATH =
  /Package subpath '([^']+)' is not defined by "exports" in .*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]package\.json/;
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
    // Some MDX errors have their position only in the cause: `(3:1-3:6)`.
    const [, tagLine = '1', tagColumn = '1'] = /\((\d+):(\d+)-\d+:\d+\)/.exec(cause) ?? [];
    const [, line = tagLine] = /"line": (\d+)/.exec(details) ?? [];
    const [, column = tagColumn] = /"column": (\d+)/.exec(details) ?? [];
    const remedy = REMEDIES.find(([pattern]) => pattern.test(cause))?.[1];
    const sentence = /[.!?]$/.test(cause.trim()) ? cause.trim() : `${cause.trim()}.`;
    return `${name}:${line}:${column} ${[sentence, remedy].filter(Boolean).join(' ')}`;
  }
  if (resource === undefined || !/\.mdx?$/.test(resource)) return undefined;
  const at = (part: string): string => {
    const {line, column} = placeOf(part, read(resource));
    return `${relative(resource)}:${line}:${column}`;
  };
  const [, request] = MISSING_MODULE.exec(text) ?? [];
  if (request !== undefined) {
    return `${at(request)} "${request}" doesn't exist: correct the path, add the file, or install the package.`;
  }
  const [, subpath, owner] = MISSING_SUBPATH.exec(text) ?? [];
  if (subpath !== undefined && owner !== undefined) {
    const imported = path.posix.join(owner.replaceAll('\\', '/'), subpath);
    return `${at(imported)} the package doesn't export "${imported}": use a path that its package.json lists under "exports".`;
  }
  const [, name, module] = MISSING_EXPORT.exec(text) ?? [];
  if (name === undefined || module === undefined) return undefined;
  return name === 'default'
    ? `${at(module)} "${module}" has no default export: import a name, as in import {Name} from "${module}".`
    : `${at(module)} "${module}" doesn't export "${name}": correct the name.`;
}
