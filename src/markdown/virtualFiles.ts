import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

const FILENAME = /(?:^|\s)filename=(?:"([^"]*)"|'([^']*)')/;

/** The fences of a page that are files for its other fences, by name: ` ```ts filename="client.ts" `. */
export function virtualFiles(tree: Root): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  visit(tree, 'code', ({meta, value}) => {
    const found = FILENAME.exec(meta ?? '');
    const name = found?.[1] ?? found?.[2];
    if (name) files.set(name, value);
  });
  return files;
}
