/** Words before a declaration. */
import type {Node} from 'web-tree-sitter';
import {has, kids, one} from '../../native/grammar';
import type {Flags} from '../../native/ir';

export function words(node: Node): string[] {
  const found = one(node, 'modifiers');
  const own = found ? kids(found).map((child) => child.text) : [];
  return has(node, 'vararg') ? [...own, 'vararg'] : own;
}

export function flagsOf(node: Node): Flags {
  const own = words(node);
  return {
    static: false,
    hidden: own.some((word) => /^(?:private|internal|protected)$/.test(word)),
    override: own.includes('override'),
    inline: own.includes('inline'),
    abstract: own.includes('abstract'),
    words: own,
  };
}
