/**
 * Makes Infima, the theme's style sheet, smaller. Removes the styles of the parts that the portal's frame replaces, so
 * that a first visit loads 5 KiB less.
 */
import type {ChildNode, Plugin} from 'postcss';

/**
 * The parts to remove, by the beginnings of their class names. Tables, tabs, lists and the styles of plain elements
 * stay. So does `margin-top--md`, which the theme's tabs use.
 */
const PARTS = [
  'alert|avatar|badge|breadcrumbs|button|button-group|card|close|col|container|dropdown|footer|hero|margin|menu',
  'navbar|navbar-sidebar|padding|pagination|pagination-nav|pills|row|shadow|table-of-contents|text',
].join('|');

const CLASS = new RegExp(String.raw`\.(?!margin-top--md)(?:${PARTS})(?![a-z])`);
const VARIABLE =
  /^--ifm-(?:alert|avatar|badge|breadcrumb|button|card|dropdown|footer|hero|menu|pagination|pills|navbar(?!-height))-/;

/** Whether a selector is for a part that the portal doesn't use. */
export const isUnused = (selector: string): boolean => CLASS.test(selector);

/** A PostCSS plugin that removes the rules and variables of unused parts, but only from Infima's style sheet. */
export const dropUnused: Plugin = {
  postcssPlugin: 'portal-infima',
  Once(root) {
    if (!root.source?.input.file?.replaceAll('\\', '/').includes('/infima/dist/')) return;
    // Collect the nodes first, because removing nodes during a walk skips others.
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
    // Remove empty rules from the inside out.
    for (const node of nodes.reverse()) {
      if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) node.remove();
    }
  },
};
