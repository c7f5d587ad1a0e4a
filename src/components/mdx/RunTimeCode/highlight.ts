/** Prism in the browser. A separate chunk, loaded only by pages with code created at run time. */
import Prism from 'prismjs';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-tsx';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-kotlin';
import 'prismjs/components/prism-swift';
import {renderLines} from '../../../shared/code/render';
import {tokensOf} from '../../../shared/code/tokens';

Prism.manual = true;

/** Returns code as HTML, in the form that the build generates. Code in an unknown language isn't highlighted. */
export function highlight(code: string, language: string): string {
  const lines = code.split('\n').map((text) => ({text, marks: new Set<never>(), words: []}));
  return renderLines(lines, tokensOf(code, Prism.languages[language]), false);
}
