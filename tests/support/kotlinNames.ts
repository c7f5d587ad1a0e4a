import {readFileSync} from 'node:fs';
import {filesIn} from '../../scripts/samples/version';

const KOTLIN = /\b(?:class|interface|object|fun|val|var|typealias) +(?:<[^>]*> +)?(?:[\w.]+\.)?(\w+)/g;
const JAVA = /\b(?:class|enum) (\w+)|\bnative \S+ (\w+)\(/g;

/**
 * Returns every name that the files in a folder declare, including the properties that Kotlin derives from Java's
 * accessors.
 */
export function declaredNames(folder: string): Set<string> {
  const names = new Set<string>();
  for (const file of filesIn(folder)) {
    const text = readFileSync(file, 'utf8');
    const isJava = file.endsWith('.java');
    for (const found of text.matchAll(isJava ? JAVA : KOTLIN)) {
      const name = (found[1] ?? found[2])!;
      names.add(name);
      const property = /^[gs]et([A-Z])(\w*)$/.exec(name);
      if (isJava && property) names.add(property[1]!.toLowerCase() + property[2]!);
    }
    // Enum values have no keyword, so find them in the enum's body.
    for (const [, values] of text.matchAll(/\benum [^{]*\{([^}]*)/g))
      for (const [value] of values!.matchAll(/\b[A-Z][A-Z\d_]*\b/g)) names.add(value);
  }
  return names;
}
