/** @jest-environment jsdom */
import {copyText} from '../../../../../src/components/mdx/CodeBlock/copyText';
import {readNotation} from '../../../../../src/markdown/code/notation';
import {renderLines} from '../../../../../src/shared/code/render';
import {tokenize} from '../../../../../src/markdown/code/tokenize';

/** Returns the text that is copied from a block of code. */
function copied(code: string, language = 'ts'): string {
  const {lines} = readNotation(code);
  const element = document.createElement('code');
  element.innerHTML = renderLines(lines, tokenize(lines.map(({text}) => text).join('\n'), language), false);
  return copyText(element, language);
}

it.each([
  ['a();\nb();', 'a();\nb();'],
  ['a\n\n\nb', 'a\n\n\nb'],
  ['a // [!code --]\nb // [!code ++]', 'b'],
  ['a\nb // [!code --]\nc', 'a\nc'],
  ['a\nb // [!code --]', 'a'],
  ['a // [!code --]\nb // [!code --]\n\nc', '\nc'],
  ['a // [!code hl]\nb // [!code focus]', 'a\nb'],
  ['// [!code word:a]\na<T>(b)', 'a<T>(b)'],
])('from %j, %j is copied', (code, expected) => {
  expect(copied(code)).toBe(expected);
});

it.each([
  ['npm install a', 'npm install a'],
  ['$ npm install a', 'npm install a'],
  ['$ ls\nfile\n$ pwd\n/home', 'ls\npwd'],
  ['$ docker run \\\n  --rm x\ndone', 'docker run \\\n  --rm x'],
  ['$ cat <<EOF \\\n> one\n> EOF\none\n$ pwd', 'cat <<EOF \\\none\nEOF\npwd'],
  ['$ for a in b; do\n>   echo $a\n> done\nb', 'for a in b; do\n  echo $a\ndone'],
  ['$ npm start\n\n> portal@1.0.0 start\n> docusaurus start', 'npm start'],
  ['❯ ls\nfile', 'ls'],
  ['echo $ HOME', 'echo $ HOME'],
  ['> not a prompt', '> not a prompt'],
])('from the shell %j, %j is copied', (code, expected) => {
  expect(copied(code, 'bash')).toBe(expected);
});

it('leaves out buttons and annotations', () => {
  const element = document.createElement('code');
  element.innerHTML =
    'a<span data-annotation>type</span>\n<span class="line">b<button>c</button></span><button>d</button>';
  expect(copyText(element, 'ts')).toBe('a\nb');
});
