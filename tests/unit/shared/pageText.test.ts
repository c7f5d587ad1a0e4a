import {decodeTexts, encodeCount, ENCODED_TEXTS, encodeTexts, textFile} from '../../../src/shared/pageText';

const TEXTS = [`a "b" 'c' \`d\` \\ \n é 👋 </script>`, ''];

it.each([[TEXTS], [[]]])('writes %j in characters that compilers leave alone', (texts) => {
  const encoded = encodeTexts(texts);
  expect(encoded).toMatch(/^[\w:.!~*()%-]+$/);
  expect(decodeTexts(encoded)).toEqual(texts);
});

it('finds encoded texts in scripts', () => {
  const encoded = encodeTexts(TEXTS);
  const rest = encodeCount(2, '12e3');
  expect([...`f("${encoded}"),f('${rest}')`.matchAll(ENCODED_TEXTS)].map(([found]) => found)).toEqual([encoded, rest]);
});

it('writes the number of texts', () => {
  expect(decodeTexts(encodeCount(12, '0abc'))).toBe(12);
});

it("derives the file of a page's text from the page's script", () => {
  expect(textFile('/docs/assets/js/1a2b.3c4d.js')).toBe('/docs/assets/js/1a2b.3c4d.text.json');
});
