import {docText} from '../../../../src/markdown/twoslash/docText';

it.each([
  ['One\nsentence.', 'One sentence.'],
  ['First.\n\nSecond.', 'First.'],
  ['See \n{@link \nClient\n}\n.', 'See Client.'],
  ['See {@link Client | the client} and {@linkcode send}.', 'See the client and send.'],
  ['See {@link https://example.org the page}.', 'See the page.'],
  ['  \n', undefined],
  [undefined, undefined],
])('%j reads %j', (docs, text) => {
  expect(docText(docs)).toBe(text);
});

it('begins with "Deprecated." if the name is', () => {
  expect(docText('Sends.', [['deprecated', 'Use {@link post}.']])).toBe('Deprecated. Use post. Sends.');
  expect(docText(undefined, [['deprecated', undefined]])).toBe('Deprecated.');
  expect(docText('Sends.', [['param', 'a']])).toBe('Sends.');
});
