/** Words before a declaration. */
import type {Node} from 'web-tree-sitter';
import {has, kids, one} from '../../native/grammar';
import type {Flags} from '../../native/ir';

function words(node: Node): string[] {
  const found = one(node, 'modifiers');
  return found ? kids(found).map((child) => child.text) : [];
}

export function flagsOf(node: Node): Flags {
  const own = words(node);
  return {
    static: own.some((word) => word === 'static' || word === 'class'),
    hidden: own.some((word) => /^(?:private|fileprivate)$/.test(word)),
    override: own.includes('override'),
    inline: false,
    abstract: false,
    words: [...own, ...(has(node, 'lazy') ? ['lazy'] : [])],
  };
}
