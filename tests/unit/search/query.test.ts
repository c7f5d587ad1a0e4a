import {keyOf, readQuery} from '../../../src/search/query';
import {findWords} from '../../../src/search/tokenize';
import {createVocabulary} from '../../../src/search/vocabulary';

const vocabulary = createVocabulary();
vocabulary.learn(
  findWords('Sign the text. The signature of a wallet signs it; WalletClient.create() signs too. Keys.'),
);
const needsOf = (typed: string) => readQuery(typed, vocabulary).needs;

it('leaves out what questions are asked with, unless there is nothing else', () => {
  expect(needsOf('How do I sign the text?').map(({word}) => word)).toEqual(['sign', 'text']);
  expect(needsOf('what is this').map(({word}) => word)).toEqual(['what', 'is', 'this']);
  expect(keyOf('How do I stop a stream?')).toBe(keyOf('Stop streams'));
});

it('knows the other forms of a word, and takes two forms for one need', () => {
  expect(needsOf('signing')).toMatchObject([{word: 'signing', forms: ['sign', 'signs'], isUnknown: false}]);
  expect(needsOf('sign signs wallet')).toHaveLength(2);
});

it('takes neighbors for one name as well', () => {
  expect(needsOf('the wallet client')[0]!.joined).toEqual(['thewallet', 'walletclient']);
  expect(needsOf('wallet')[0]!.joined).toEqual([]);
});

it('takes only unknown words for misspelt, and undoes swapped letters', () => {
  expect(needsOf('kyes wallet').map(({isUnknown, others}) => [isUnknown, others])).toEqual([
    [true, [['keys']]],
    [false, []],
  ]);
});

it('says it otherwise, also where the phrase has a word that questions are asked with', () => {
  expect(needsOf('how do I sign in with keys')[0]!.others).toContainEqual(['login']);
});

it('reads one name of code as one need, with its parts', () => {
  expect(readQuery('client.WalletClient()', vocabulary)).toMatchObject({
    identifier: 'walletclient',
    needs: [{word: 'walletclient', parts: ['wallet', 'client'], isUnknown: false}],
  });
});

it.each(['', '   ', '?!', '👍'])('needs nothing for %j', (typed) => {
  expect(needsOf(typed)).toEqual([]);
});
