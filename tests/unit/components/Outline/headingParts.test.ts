import {headingParts} from '../../../../src/components/Outline/headingParts';

it('keeps text and code apart', () => {
  expect(headingParts('Call <code>client.send()</code> twice')).toEqual([
    {text: 'Call ', code: false},
    {text: 'client.send()', code: true},
    {text: ' twice', code: false},
  ]);
});

it('gives the text of other markup', () => {
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

it('reads what was escaped, once', () => {
  expect(headingParts('<code>Map&lt;K, V&gt;</code> &amp; &quot;it&#39;s&quot; &amp;lt;')).toEqual([
    {text: 'Map<K, V>', code: true},
    {text: ' & "it\'s" &lt;', code: false},
  ]);
});

it('takes what is no tag for text', () => {
  expect(headingParts('1 < 2')).toEqual([{text: '1 < 2', code: false}]);
  expect(headingParts('')).toEqual([]);
});
