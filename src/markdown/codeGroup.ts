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

/** A group as it is written: as a directive, or as `<CodeGroup>` with fences in it. */
export type WrittenGroup = ContainerDirective | MdxJsxFlowElement;

/** Says that a code group cannot be shown, and which node is at fault. */
export class CodeGroupError extends Error {
  constructor(
    message: string,
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

/** Whether a node is a group as it is written, not yet one that {@link toCodeGroup} gave. */
export function isWrittenGroup(node: RootContent): node is WrittenGroup {
  if (node.type === 'containerDirective') return node.name === CODE_GROUP;
  return node.type === 'mdxJsxFlowElement' && node.name === COMPONENT && node.attributes.length === 0;
}

/**
 * Turns a code group into the component. Groups with the same set of names follow one choice; all groups of SDKs
 * follow the choice of the SDK.
 *
 * @throws CodeGroupError where the group is empty, holds anything but fences, or a fence has no title or that of another
 */
export function toCodeGroup(group: WrittenGroup): MdxJsxFlowElement {
  const tabs = group.children.map(readTab);
  if (tabs.length === 0) {
    throw new CodeGroupError('a code group holds at least one fence: add a fence such as ```ts [JavaScript].', group);
  }
  const names = tabs.map(({title, code}) => readName(title, code));
  tabs.forEach(({title, code}, index) => {
    const first = names.indexOf(names[index]!);
    if (first === index) return;
    const other = tabs[first]!.title;
    throw new CodeGroupError(
      other === title
        ? `two fences of this code group are called "${title}": give each its own [Title].`
        : `"${other}" and "${title}" have the same name "${names[index]}" in addresses: change one of the titles.`,
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
      `a code group holds fences only, not a ${child.type}: move it before or after the group.`,
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
    `the title "${title}" has neither letter nor figure: addresses need one to name the tab.`,
    code,
  );
}

function groupId(titles: readonly string[], names: readonly string[]): string {
  const sdks: readonly string[] = SDKS;
  return titles.every((title) => sdks.includes(title)) ? SDK_GROUP : [...names].sort().join(' ');
}
