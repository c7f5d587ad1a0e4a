/**
 * `:::code-group`: code in tabs. Each code fence inside becomes a tab named by its `[Title]`. A panel,
 * `<div data-title="Title">`, becomes a tab that can contain anything, such as text and several fences.
 */
import type {Html, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type * as DecodeString from 'micromark-util-decode-string';
import {SDK_GROUP, tabName} from '../shared/codeGroups';
import {closestSpelling} from '../shared/closestSpelling';
import {SDKS} from '../shared/sdks';
import {esModule} from '../buildTools/esModule';
import {parseFenceMeta} from './fence';
import {attributeOf, attributes, element} from './jsx';

const {decodeString} = esModule(require.resolve('micromark-util-decode-string')) as typeof DecodeString;

/** The name of the directive. */
export const CODE_GROUP = 'code-group';
const COMPONENT = 'CodeGroup';

/** A code group in the source of a page: the directive `:::code-group`, or the element `<CodeGroup>`. */
export type WrittenGroup = ContainerDirective | MdxJsxFlowElement;

/** What is wrong with a code group, and the node with the problem. */
interface CodeGroupProblem {
  message: string;
  node: RootContent;
}

/** The error for a wrong code group. It has all problems of the group, and its message has one line for each. */
export class CodeGroupError extends Error {
  constructor(readonly problems: readonly CodeGroupProblem[]) {
    super(problems.map(({message}) => message).join('\n'));
    this.name = 'CodeGroupError';
  }
}

interface Tab {
  title: string;
  /** The tab's name in URLs. */
  name: string;
  /** The node as written, for error messages. */
  written: RootContent;
  /** What the tab shows. */
  panel: MdxJsxFlowElement['children'][number];
}

/** Whether a node is a code group in the source of a page, and not the result of {@link toCodeGroup}. */
export function isWrittenGroup(node: RootContent): node is WrittenGroup {
  if (node.type === 'containerDirective') return node.name === CODE_GROUP;
  if (node.type !== 'mdxJsxFlowElement' || node.name !== COMPONENT) return false;
  // The result has attributes, but no position.
  return node.attributes.length === 0 || node.position !== undefined;
}

/**
 * Turns a code group into the component `CodeGroup`. When a reader chooses a tab, the choice applies to all groups with
 * the same set of tab names. If all tabs are SDKs, the choice applies to all groups of SDKs.
 *
 * @throws CodeGroupError if the group has attributes or a title; if it's empty or contains anything but fences, panels
 *   and comments; if a tab's title is missing, misspells an SDK, or has neither letters nor digits; or if two titles give
 *   the same tab name
 */
export function toCodeGroup(group: WrittenGroup): MdxJsxFlowElement {
  const problems: CodeGroupProblem[] = [];
  const report: Report = (message, node) => {
    problems.push({message, node});
  };
  const attribute = group.type === 'mdxJsxFlowElement' ? group.attributes[0] : undefined;
  if (attribute) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : `{${attribute.value}}`;
    report(`<${COMPONENT}> has no attribute "${name}": remove it.`, group);
  }
  const children = joinHtmlPanels(group.children).filter((child) => !isComment(child));
  if (children.length === 0) report('this code group is empty: add a fence such as ```ts [JavaScript].', group);
  const tabs = children.flatMap((child) => readTab(child, report) ?? []);
  checkNames(tabs, report);
  if (problems.length > 0) throw new CodeGroupError(problems);
  const titles = tabs.map(({title}) => title);
  const id = groupId(
    titles,
    tabs.map(({name}) => name),
  );
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: attributes({group: id, titles: titles.join('\n')}),
    children: tabs.map(({panel}) => panel),
  };
}

type Report = (message: string, node: RootContent) => void;

/** Reads a fence or a panel; returns undefined if it's wrong. */
function readTab(child: RootContent, report: Report): Tab | undefined {
  const tab = readPanel(child) ?? readFence(child, report);
  if (tab === undefined) return undefined;
  const sdk = misspelledSdk(tab.title);
  if (sdk !== undefined) {
    const remedy = child.type === 'code' ? `[${sdk}]` : `${TITLE}="${sdk}"`;
    report(`"${tab.title}" isn't the name of an SDK: write ${remedy}.`, child);
    return undefined;
  }
  const name = tabName(tab.title);
  if (name !== '') return {...tab, name, written: child};
  report(
    `the title "${tab.title}" has no letter or digit: add one, because the tab's name in URLs is made from the title.`,
    child,
  );
  return undefined;
}

/**
 * Returns the SDK that a title misspells; undefined if the title is right, or may mean something else. A title may differ
 * from a short name only in case and spaces, because "Code", "Reject" and "Shift" are other words.
 */
function misspelledSdk(title: string): string | undefined {
  const sdks: readonly string[] = SDKS;
  if (sdks.includes(title) || !/^\p{L}{2,}[ -]?\p{L}{2,}$/u.test(title)) return undefined;
  const letters = (text: string): string => text.toLowerCase().replace(/[ -]/g, '');
  const isSame = (sdk: string): boolean => letters(sdk) === letters(title);
  // "Kotlinx" isn't "Kotlin", and "LiveScript" isn't "JavaScript".
  const isClose = (sdk: string): boolean =>
    sdk.length > 5 && title.length <= sdk.length && sdk.startsWith(title[0]!.toUpperCase());
  return sdks.find(isSame) ?? closestSpelling(title, sdks.filter(isClose));
}

function checkNames(tabs: readonly Tab[], report: Report): void {
  const names = tabs.map(({name}) => name);
  tabs.forEach(({title, name, written}, index) => {
    const first = names.indexOf(name);
    if (first === index) return;
    const other = tabs[first]!.title;
    report(
      other === title
        ? `two tabs of this code group have the title "${title}": give each its own [Title].`
        : `the tabs "${other}" and "${title}" would both be "${name}" in URLs: change one of the titles.`,
      written,
    );
  });
}

/** Reads a panel; returns undefined for any other node. */
function readPanel(node: RootContent): Pick<Tab, 'title' | 'panel'> | undefined {
  const title = titleOfPanel(node);
  if (title === undefined) return undefined;
  const {attributes: given, children} = node as MdxJsxFlowElement;
  const own = given.filter((each) => !('name' in each) || each.name !== TITLE);
  const panel = element('div', {'data-mixed': ''}, children);
  return {title, panel: {...panel, attributes: [...own, ...panel.attributes]}};
}

/** Reads a fence; returns undefined if it has no title, or if the node isn't a fence. */
function readFence(node: RootContent, report: Report): Pick<Tab, 'title' | 'panel'> | undefined {
  if (node.type === 'paragraph' && node.data?.directiveLabel) {
    report("a code group can't have a [title]: remove it, or write it as a heading above the group.", node);
    return undefined;
  }
  if (node.type !== 'code') {
    report(
      `a code group can only contain fences and <div data-title="Title"> blocks, not ${describe(node)}: ` +
        'put it in such a block, between blank lines, or move it before or after the group.',
      node,
    );
    return undefined;
  }
  const {title, rest} = parseFenceMeta(node.meta);
  if (title !== undefined) return {title, panel: {...node, meta: rest || null}};
  report(`a fence in a code group needs a title for its tab: write \`\`\`${node.lang ?? 'text'} [Title].`, node);
  return undefined;
}

const TITLE = 'data-title';

/** Returns the title of `<div data-title="Title">`; undefined for any other node. */
function titleOfPanel(node: RootContent): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'div') return undefined;
  return attributeOf(node, TITLE)?.trim() || undefined;
}

/** Returns what writers call a node, for error messages. */
function describe(node: RootContent): string {
  if ('name' in node && (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'))
    return `<${node.name}>`;
  if (node.type === 'containerDirective') return `:::${node.name}`;
  return NAMES[node.type] ?? `a ${node.type}`;
}

const NAMES: Readonly<Partial<Record<RootContent['type'], string>>> = {
  paragraph: 'text',
  html: 'HTML',
  blockquote: 'a quote',
  thematicBreak: 'a line',
};

/** Whether a node is a comment: `<!-- … -->`, or in MDX an expression that contains only comments. */
function isComment(node: RootContent): boolean {
  if (node.type === 'html') return /^\s*<!--[^]*-->\s*$/.test(node.value);
  return (
    (node.type as string) === 'mdxFlowExpression' && /^\s*\/\*[^]*\*\/\s*$/.test((node as {value?: string}).value ?? '')
  );
}

/** Returns the value of an attribute in HTML. Doubles backslashes before it decodes, because they aren't special in HTML. */
const decodeHtml = (value: string): string => decodeString(value.replaceAll('\\', '\\\\'));

const OPENING = /^\s*<div\s+data-title=(?:"([^"]*)"|'([^']*)')\s*>/;

/**
 * Joins panels that are written as HTML. On pages without MDX, such a panel is several nodes: the opening tag, the
 * content and the closing tag.
 */
function joinHtmlPanels(children: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (let index = 0; index < children.length; index += 1) {
    const node = children[index]!;
    const [tag, double, single] = (node.type === 'html' ? OPENING.exec(node.value) : null) ?? [];
    const end = node.type === 'html' && /^\s*<div\b/.test(node.value) ? closingIndex(children, index) : -1;
    if (tag === undefined || end === -1) {
      joined.push(node);
      // Skip the content of a panel without a title, so that the panel is one mistake.
      index = Math.max(index, end);
      continue;
    }
    const inner = children.slice(index, end + 1).map((each) => ({...each}));
    (inner[0] as Html).value = (inner[0] as Html).value.slice(tag.length);
    const last = inner.at(-1) as Html;
    last.value = last.value.replace(/<\/div>\s*$/, '');
    const content = inner.filter((each) => each.type !== 'html' || each.value.trim() !== '');
    joined.push({...element('div', {[TITLE]: decodeHtml(double ?? single!)}, content), position: node.position});
    index = end;
  }
  return joined;
}

/** Returns the index of the HTML node that closes the `<div>` at the index `start`; -1 if none does. */
function closingIndex(children: readonly RootContent[], start: number): number {
  let open = 0;
  for (let index = start; index < children.length; index += 1) {
    const node = children[index]!;
    if (node.type !== 'html') continue;
    open += (node.value.match(/<div\b/g) ?? []).length - (node.value.match(/<\/div>/g) ?? []).length;
    if (open === 0) return index;
  }
  return -1;
}

function groupId(titles: readonly string[], names: readonly string[]): string {
  const sdks: readonly string[] = SDKS;
  return titles.every((title) => sdks.includes(title)) ? SDK_GROUP : [...names].sort().join(' ');
}
