/** Finds pages that aren't UTF-8. Without this check, the build would replace what it can't read, and publish the page. */
import {isUtf8} from 'node:buffer';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../buildTools/filesBelow';
import {positionAt} from '../../buildTools/positionAt';

/** Returns a message for each Markdown file in docs/ that isn't UTF-8, or that has NUL characters, as UTF-16 has. */
export function encodingMistakes(siteDir: string): string[] {
  const docs = path.join(siteDir, 'docs');
  const files = existsSync(docs) ? filesBelow(docs).filter((file) => /\.mdx?$/.test(file)) : [];
  return files.flatMap((file) => {
    const content = readFileSync(path.join(docs, file));
    if (isUtf8(content) && !content.includes(0)) return [];
    const text = content.toString();
    const {line, column} = positionAt(text, text.search(/[\0\uFFFD]/));
    return [`docs/${file}:${line}:${column} the file isn't UTF-8: save it as UTF-8.`];
  });
}
