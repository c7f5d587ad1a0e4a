/** Turns Docusaurus' reports of a failed build into messages for writers: file, line, what is wrong, and what to do. */
import {stripVTControlCharacters} from 'node:util';
import {positionAt} from '../../buildTools/positionAt';
import {onlyProse, placeOf, type SourcePage} from './links';

/** The beginning of the error of each page that can't be rendered. */
const UNRENDERED = "Can't render static file for pathname";
/** Matches the rest of such an error: the page's path, and the cause. Errors have a stack, other values have none. */
const PATH_AND_CAUSE = /^ "?([^"\n]+?)"?\n[^]*?\[cause\]: ([^]*?)\n[ \t]*(?:at |\})/;
/** Matches a line of a stack in a component: its name. */
const COMPONENT = /at (?:Object\.)?([A-Z]\w*) \(/;
/**
 * Matches a line of a stack in a page's own code: its text, or a module with its exports, whose name is a number. The
 * code of a component that only one page imports is in the same file.
 */
const PAGE_CODE = /at (?:_createMdxContent|\d+) \(.*__server\/assets\/js\//;
/** Matches a line of a stack in the code of React and of components. */
const OTHER_CODE = 'server.bundle.js';
/** Matches each id that several pages have, and the list of these pages. */
const SHARED_ID = /`([^`\n]+)` found in \d+ docs:\n((?:\s+- .+\n)+)/g;

/** Globals of browsers. The build, which renders all pages too, doesn't have them. */
const BROWSER_ONLY = /^(?:window|document|localStorage|sessionStorage|navigator|location|self|alert)$/;

/**
 * Returns the messages for a report. Returns none if the report is about something else, or if a page outside docs/
 * also failed, because the stacks then help.
 *
 * @param report - the report, with or without colors
 * @param readPages - returns the site's pages
 * @param toRoute - returns the route of a path, without the base path
 */
export function describeFailure(
  report: string,
  readPages: () => readonly SourcePage[],
  toRoute: (path: string) => string,
): string[] {
  const text = stripVTControlCharacters(report);
  const failed = text.split(UNRENDERED).slice(1);
  const pages = failed.length > 0 ? readPages() : [];
  const unrendered = failed.map((error) => {
    const [all = '', path = '', cause = ''] = PATH_AND_CAUSE.exec(error) ?? [];
    const page = pages.find(({route}) => route === toRoute(path));
    return page && describeCause(page, cause, error.slice(all.length - 'at '.length));
  });
  if (unrendered.includes(undefined)) return [];
  const shared = [...text.matchAll(SHARED_ID)].map(([, id, list]) => {
    const files = [...list!.matchAll(/- (.+)/g)].map(([, file]) => file!);
    return `${files.join(' and ')} have the same id, "${id!}": rename one, or set its key "id" to another.`;
  });
  return [...unrendered.filter((message) => message !== undefined), ...shared];
}

/** @param stack - the cause's stack, without spaces before its first line */
function describeCause({file, text}: SourcePage, cause: string, stack: string): string {
  const [, missing] = /^Error: Expected (?:component|object) `([^`]+)` to be defined/.exec(cause) ?? [];
  if (missing !== undefined)
    return `${at(`<${missing}`, file, text)} <${missing}> isn't defined: correct its name, or import it.`;
  const [own = ''] = stack.split(OTHER_CODE);
  const [, component] = (PAGE_CODE.test(own) ? undefined : COMPONENT.exec(stack)) ?? [];
  if (component !== undefined) {
    return `${at(`<${component}`, file, text)} the page can't be rendered (${cause}, in <${component}>): correct the attributes or the content of this component.`;
  }
  const [, name] = /^ReferenceError: (\S+) is not defined$/.exec(cause) ?? [];
  if (name === undefined) {
    return `${file}:1:1 the page can't be rendered (${cause}): correct the expression or export that fails.`;
  }
  const {line, column} = placeOfName(name, text);
  const remedy = BROWSER_ONLY.test(name)
    ? 'only browsers define it, and the build renders pages too. Use it in an effect of a component.'
    : `define it, as in "export const ${name} = 1;". If "{" is text, write \\{.`;
  return `${file}:${line}:${column} "${name}" isn't defined: ${remedy}`;
}

/** Returns where a name is first used in braces or, if it is in none, where it first occurs outside code samples. */
function placeOfName(name: string, text: string): {line: number; column: number} {
  const prose = onlyProse(text);
  const used = new RegExp(`(?<!\\\\)\\{(?!#)[^}]*?(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).exec(prose);
  return used ? positionAt(prose, used.index + used[0].length - name.length) : placeOf(name, prose);
}

/** Returns the place of a tag, such as `docs/dms/client.mdx:5:1`. */
function at(tag: string, file: string, text: string): string {
  const {line, column} = placeOf(tag, onlyProse(text));
  return `${file}:${line}:${column}`;
}
