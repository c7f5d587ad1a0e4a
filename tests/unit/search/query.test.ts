import {contentKey, readQuery} from '../../../src/search/query';
import {vocabularyOf} from '../../support/searchDocuments';

const vocabulary = vocabularyOf(
  'Sign the text. The signature of a wallet signs it; WalletClient.create() signs too. Keys.',
);
const termsOf = (typed: string) => readQuery(typed, vocabulary).terms;

it('drops question words, unless there are no others', () => {
  expect(termsOf('How do I sign the text?').map(({word}) => word)).toEqual(['sign', 'text']);
  expect(termsOf('what is this').map(({word}) => word)).toEqual(['what', 'is', 'this']);
  expect(contentKey('How do I stop a stream?')).toBe(contentKey('Stop streams'));
});

it('has the other forms of a word, and one term for two forms', () => {
  expect(termsOf('signing')).toMatchObject([{word: 'signing', forms: ['sign', 'signs'], isUnknown: false}]);
  expect(termsOf('sign signs wallet')).toHaveLength(2);
});

it('joins neighbors to names', () => {
  expect(termsOf('the wallet client')[0]!.joined).toEqual(['thewallet', 'walletclient']);
  expect(termsOf('wallet')[0]!.joined).toEqual([]);
});

it.each(['can message', 'canmessage', 'canMessage', 'client.canMessage()'])('reads %j as a name', (typed) => {
  expect(readQuery(typed, vocabularyOf('canMessage')).identifier).toBe('canmessage');
});

it('keeps question words that are part of a name', () => {
  const {terms, key} = readQuery('can message', vocabularyOf('canMessage message'));
  expect(terms.map(({word}) => word)).toEqual(['can', 'message']);
  expect(key).toBe('can messag');
  expect(readQuery('can message', vocabularyOf('message'))).toMatchObject({key: 'messag', identifier: undefined});
});

it('joins all words of a longer name, for each of its words', () => {
  const {terms} = readQuery('get or put', vocabularyOf('getOrPut'));
  expect(terms.map(({joined}) => joined)).toEqual([
    ['getor', 'getorput'],
    ['getor', 'orput', 'getorput'],
    ['orput', 'getorput'],
  ]);
});

it.each([
  ['wallet client', true],
  ['sign in', true],
  ['can message', false],
  ['wallet', false],
  ['client.walletClient', false],
])('detects whether %j may be plain words', (typed, isPhrase) => {
  expect(readQuery(typed, vocabulary).isPhrase).toBe(isPhrase);
});

it('splits a known word into two, but only if it is the whole query', () => {
  const known = vocabularyOf('walletClient', 'openframes', 'a wallet, a client, open frames');
  const synonymsOf = (typed: string) => readQuery(typed, known).terms.map(({synonyms}) => synonyms);
  expect(synonymsOf('walletclient')).toEqual([[['wallet', 'client']]]);
  expect(synonymsOf('openframes')).toEqual([[['open', 'frames']]]);
  expect(synonymsOf('openframes app')[0]).toEqual([]);
});

it('treats only unknown words as misspelled, and swaps their letters', () => {
  expect(termsOf('kyes wallet').map(({isUnknown, synonyms}) => [isUnknown, synonyms])).toEqual([
    [true, [['keys']]],
    [false, []],
  ]);
});

it('splits off two letters at the end of a word, but no question word', () => {
  const known = vocabularyOf('next js log in');
  const synonymsOf = (typed: string) => readQuery(typed, known).terms.map(({synonyms}) => synonyms);
  expect(synonymsOf('nextjs')).toEqual([[['next', 'js']]]);
  expect(synonymsOf('login')[0]).toContainEqual(['log', 'in']);
  expect(synonymsOf('nextin')).toEqual([[]]);
});

it('has the forms of synonyms, but only if the query is one word', () => {
  const known = vocabularyOf('Reactions. React with a reaction.');
  const synonymsOf = (typed: string) => readQuery(typed, known).terms[0]!.synonyms;
  expect(synonymsOf('emoji')).toEqual([['reaction'], ['reactions']]);
  expect(synonymsOf('emoji message')).toEqual([['reaction']]);
});

it('has synonyms, also of phrases with a question word', () => {
  expect(termsOf('how do I sign in with keys')[0]!.synonyms).toContainEqual(['login']);
});

it('reads a name in code as one term, with its parts', () => {
  expect(readQuery('client.WalletClient()', vocabulary)).toMatchObject({
    identifier: 'walletclient',
    terms: [{word: 'walletclient', parts: ['wallet', 'client'], isUnknown: false}],
  });
});

it.each([
  ['@xmtp/react-native-sdk', '@xmtp/react-native-sdk'],
  ['Client.create', 'client.create'],
  ['web/guide', 'web/guide'],
  ['wallet', undefined],
  ['/web/guide', undefined],
  ['web/guide/', undefined],
  ['sign web/guide', undefined],
])('reads %j as the path %j', (typed, path) => {
  expect(readQuery(typed, vocabulary).path).toBe(path);
});

it.each(['', '   ', '?!', '👍'])('has no terms for %j', (typed) => {
  expect(termsOf(typed)).toEqual([]);
});
