import {headingParts} from '../../../../src/components/Outline/headingParts';

it('separates text and code', () => {
  expect(headingParts('Call <code>client.send()</code> twice')).toEqual([
    {text: 'Call ', code: false},
    {text: 'client.send()', code: true},
    {text: ' twice', code: false},
  ]);
});

it('keeps only the text of other markup', () => {
  expect(headingParts('<em>Never</em> <strong>log <del>the</del></strong> <Badge class="x">new</Badge> key')).toEqual([
    {text: 'Never log the new key', code: false},
  ]);
});

it('reads no tag inside an attribute', () => {
  expect(headingParts('<i title="</code">a</i> <code>b</code>')).toEqual([
    {text: 'a ', code: false},
    {text: 'b', code: true},
  ]);
});

it('unescapes entities once', () => {
  expect(headingParts('<code>Map&lt;K, V&gt;</code> &amp; &quot;it&#39;s&quot; &amp;lt;')).toEqual([
    {text: 'Map<K, V>', code: true},
    {text: ' & "it\'s" &lt;', code: false},
  ]);
});

it("treats everything that isn't a tag as text", () => {
  expect(headingParts('1 < 2')).toEqual([{text: '1 < 2', code: false}]);
  expect(headingParts('')).toEqual([]);
});
