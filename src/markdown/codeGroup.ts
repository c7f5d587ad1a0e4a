/** `:::code-group`: the fences inside become tabs, each named by its `[Title]`. */
import type {Code, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SDKS} from '../config/sdks';
import {parseFenceMeta} from './fence';
import {attributes} from './jsx';

export const CODE_GROUP = 'code-group';

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

/**
 * Turns a `:::code-group` into Docusaurus' tabs. Groups with the same set of names follow one choice;
 * all groups of SDKs follow the choice of the SDK.
 *
 * @throws CodeGroupError where the group is empty, holds anything but fences, or a fence has no title or that of another
 */
export function codeGroupToTabs(group: ContainerDirective): MdxJsxFlowElement {
  const tabs = group.children.map(readTab);
  if (tabs.length === 0) {
    throw new CodeGroupError('a code group holds at least one fence: add a fence such as ```ts [JavaScript].', group);
  }
  const seen = new Set<string>();
  for (const {title, code} of tabs) {
    if (seen.has(title)) {
      throw new CodeGroupError(`two fences of this code group are called "${title}": give each its own [Title].`, code);
    }
    seen.add(title);
  }
  return element('Tabs', {groupId: groupId([...seen])}, tabs.map(toTabItem));
}

function readTab(child: ContainerDirective['children'][number]): Tab {
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

function toTabItem({title, code}: Tab): MdxJsxFlowElement {
  return element('TabItem', {value: slug(title), label: title}, [code]);
}

function groupId(titles: readonly string[]): string {
  const sdks: readonly string[] = SDKS;
  return titles.every((title) => sdks.includes(title)) ? 'sdk' : titles.map(slug).sort().join('-');
}

const slug = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function element(
  name: string,
  values: Record<string, string>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: attributes(values), children};
}
