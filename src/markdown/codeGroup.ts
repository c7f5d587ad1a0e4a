/** `:::code-group`: the fences inside become the tabs of a `CodeGroup`, each named by its `[Title]`. */
import type {Code, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SDK_GROUP, tabName} from '../shared/codeGroups';
import {SDKS} from '../shared/sdks';
import {parseFenceMeta} from './fence';
import {attributes} from './jsx';

export const CODE_GROUP = 'code-group';
const COMPONENT = 'CodeGroup';

/** A group in the source of a page: the directive, or `<CodeGroup>` with fences in it. */
export type WrittenGroup = ContainerDirective | MdxJsxFlowElement;

/** A code group that is wrong. */
export class CodeGroupError extends Error {
  constructor(
    message: string,
    /** The node with the problem. */
    readonly node: RootContent,
  ) {
    super(message);
    this.name = 'CodeGroupError';
  }
}

interface Tab {
  title: string;
  code: Code;
}

/** Whether a node is a group in the source of a page, and not the result of {@link toCodeGroup}. */
export function isWrittenGroup(node: RootContent): node is WrittenGroup {
  if (node.type === 'containerDirective') return node.name === CODE_GROUP;
  return node.type === 'mdxJsxFlowElement' && node.name === COMPONENT && node.attributes.length === 0;
}

/**
 * Turns a code group into the component. Groups with the same set of names share one choice, and so do all groups of
 * SDKs.
 *
 * @throws CodeGroupError if the group is empty, contains anything but fences, or if the title of a fence is missing or
 *   used twice
 */
export function toCodeGroup(group: WrittenGroup): MdxJsxFlowElement {
  const tabs = group.children.map(readTab);
  if (tabs.length === 0) {
    throw new CodeGroupError('this code group is empty: add a fence such as ```ts [JavaScript].', group);
  }
  const names = tabs.map(({title, code}) => readName(title, code));
  tabs.forEach(({title, code}, index) => {
    const first = names.indexOf(names[index]!);
    if (first === index) return;
    const other = tabs[first]!.title;
    throw new CodeGroupError(
      other === title
        ? `two fences of this code group have the title "${title}": give each its own [Title].`
        : `"${other}" and "${title}" are both "${names[index]}" in addresses: change one of the titles.`,
      code,
    );
  });
  const titles = tabs.map(({title}) => title);
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: attributes({group: groupId(titles, names), titles: titles.join('\n')}),
    children: tabs.map(({code}) => code),
  };
}

function readTab(child: RootContent): Tab {
  if (child.type !== 'code') {
    throw new CodeGroupError(
      `a code group can only contain fences, not a ${child.type}: move it before or after the group.`,
      child,
    );
  }
  const {title, rest} = parseFenceMeta(child.meta);
  if (title === undefined) {
    throw new CodeGroupError(
      `a fence in a code group needs a title for its tab: write \`\`\`${child.lang ?? 'text'} [Title].`,
      child,
    );
  }
  return {title, code: {...child, meta: rest || null}};
}

function readName(title: string, code: Code): string {
  const name = tabName(title);
  if (name !== '') return name;
  throw new CodeGroupError(
    `the title "${title}" has no letter or digit: add one, because it names the tab in addresses.`,
    code,
  );
}

function groupId(titles: readonly string[], names: readonly string[]): string {
  const sdks: readonly string[] = SDKS;
  return titles.every((title) => sdks.includes(title)) ? SDK_GROUP : [...names].sort().join(' ');
}
