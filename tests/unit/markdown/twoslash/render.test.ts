/** @jest-environment jsdom */
import {readNotation} from '../../../../src/markdown/code/notation';
import {tokenize} from '../../../../src/markdown/code/tokenize';
import {renderAnnotations} from '../../../../src/markdown/twoslash/render';
import type {Sample} from '../../../../src/markdown/twoslash/sample';

const NOTHING = {language: 'ts', hovers: [], marks: [], faults: [], notes: [], warnings: []};

function render(sample: Partial<Sample> & {code: string}): {code: HTMLElement; types: HTMLElement[]} {
  const {lines} = readNotation(sample.code);
  const tokens = tokenize(lines.map(({text}) => text).join('\n'), 'ts');
  const code = document.createElement('code');
  const entries: string[] = [];
  const indexOf = (entry: string) => (entries.includes(entry) ? entries.indexOf(entry) : entries.push(entry) - 1);
  code.innerHTML = renderAnnotations({...NOTHING, ...sample}, lines, tokens, false, {indexOf});
  return {
    code,
    types: entries.map((type) => {
      const element = document.createElement('div');
      element.innerHTML = type;
      return element;
    }),
  };
}

/** Returns the code without notes. */
function plain(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const annotation of copy.querySelectorAll('[data-annotation]')) annotation.remove();
  return copy.textContent;
}

const NAMES: Sample['hovers'] = [
  {line: 0, start: 6, end: 7, type: 'const a: Map<string, 1>', docs: 'A & <b>.'},
  {line: 1, start: 0, end: 1, type: 'const a: Map<string, 1>', docs: 'A & <b>.'},
  {line: 1, start: 2, end: 5, type: '(method) get(): 1'},
];

it('renders text in backticks as code', () => {
  const {types} = render({
    code: 'const a = b;',
    hovers: [{line: 0, start: 6, end: 7, type: 'const a: 1', docs: 'Use `await a<b>()`.'}],
  });
  expect(types[0]!.querySelector('p')!.innerHTML).toBe('Use <code>await a&lt;b&gt;()</code>.');
});

it('marks names that have types', () => {
  const {code, types} = render({code: 'const a = b;\na.get();', hovers: NAMES});
  expect(
    [...code.querySelectorAll('[data-type]')].map((name) => [name.textContent, name.getAttribute('data-type')]),
  ).toEqual([
    ['a', '0'],
    ['a', '0'],
    ['get', '1'],
  ]);
  expect(types.map((type) => [...type.children].map(({tagName, textContent}) => [tagName, textContent]))).toEqual([
    [
      ['CODE', 'const a: Map<string, 1>'],
      ['P', 'A & <b>.'],
    ],
    [['CODE', '(method) get(): 1']],
  ]);
  // Types have the colors of code.
  expect(types[0]!.querySelector('.k')!.textContent).toBe('const');
  expect(code.textContent).toBe('const a = b;\na.get();');
});

it('keeps the colors of a token that a name is part of, and has no types without names', () => {
  const {code} = render({code: "'abc'", hovers: [{line: 0, start: 2, end: 3, type: 'b'}]});
  expect([...code.querySelectorAll('.s')].map(({textContent}) => textContent)).toEqual(["'a", 'b', "c'"]);
  expect(render({code: "'abc'"}).types).toEqual([]);
});

it('marks errors and spans, but not in words that are already marked', () => {
  const {code} = render({
    code: '// [!code word:bc]\nabcd',
    faults: [{line: 1, start: 1, end: 4}],
    marks: [
      {line: 1, start: 0, end: 1},
      {line: 1, start: 2, end: 4},
    ],
  });
  expect([...code.querySelectorAll('[data-fault]')].map(({textContent}) => textContent).join('')).toBe('bcd');
  expect([...code.querySelectorAll('mark')].map(({textContent}) => textContent)).toEqual(['a', 'bc']);
});

it('shows notes below their lines, as text, and adds no line', () => {
  const {code} = render({
    code: '// [!code hl]\na // [!code hl]\nb',
    notes: [
      {kind: 'query', line: 1, start: 2, type: 'let a: <b>', docs: 'Docs.'},
      {kind: 'completion', line: 1, start: 0, prefix: 'a', names: ['able', 'and 2 more']},
      {kind: 'fault', line: 1, code: 1, text: 'No <b>.'},
      {kind: 'warn', line: 2, text: 'Careful.'},
      {kind: 'log', line: 2, text: ''},
    ],
  });
  expect(plain(code)).toBe('a\nb');
  expect(
    [...code.querySelectorAll('[data-annotation]')].map((note) => [
      note.getAttribute('data-annotation'),
      note.textContent,
    ]),
  ).toEqual([
    ['query', '  Type: let a: <b>Docs.'],
    ['completion', 'Completions: ableand 2 more'],
    ['fault', 'Error 1: No <b>.'],
    ['warn', 'Warning: Careful.'],
    ['log', 'Log '],
  ]);
  // The notes of the first line are between its line break and the second line.
  expect([...code.childNodes].map(({textContent}) => textContent).indexOf('b')).toBe(5);
});
