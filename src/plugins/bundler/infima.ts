/** Takes out of Infima, the theme's style sheet, what the portal's frame replaces: some 5 KiB of each first visit. */
import type {ChildNode, Plugin} from 'postcss';

/**
 * Parts of Infima by the names that their classes and variables begin with. What pages need stays: text, tables, tabs,
 * lists, and the one margin that the theme's tabs ask for.
 */
const PARTS = [
  'alert|avatar|badge|breadcrumbs|button|button-group|card|close|col|container|dropdown|footer|hero|margin|menu',
  'navbar|navbar-sidebar|padding|pagination|pagination-nav|pills|row|shadow|table-of-contents|text',
].join('|');

const CLASS = new RegExp(String.raw`\.(?!margin-top--md)(?:${PARTS})(?![a-z])`);
const VARIABLE =
  /^--ifm-(?:alert|avatar|badge|breadcrumb|button|card|dropdown|footer|hero|menu|pagination|pills|navbar(?!-height))-/;

/** Whether a selector speaks of a part that is not there. */
export const isUnused = (selector: string): boolean => CLASS.test(selector);

/** Leaves the rules and variables of unused parts out of Infima's style sheet, and of no other. */
export const dropUnused: Plugin = {
  postcssPlugin: 'portal-infima',
  Once(root) {
    if (!root.source?.input.file?.replaceAll('\\', '/').includes('/infima/dist/')) return;
    // Gathered first: a walk loses its place where it removes.
    const nodes: ChildNode[] = [];
    root.walk((node) => {
      nodes.push(node);
    });
    for (const node of nodes) {
      if (node.type === 'decl' && VARIABLE.test(node.prop)) node.remove();
      if (node.type !== 'rule') continue;
      const selectors = node.selectors.filter((selector) => !isUnused(selector));
      if (selectors.length === 0) node.remove();
      else if (selectors.length < node.selectors.length) node.selectors = selectors;
    }
    // From within: what holds nothing now goes, and then what held that alone.
    for (const node of nodes.reverse()) {
      if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) node.remove();
    }
  },
};
