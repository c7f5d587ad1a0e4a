import {findWords, stemOf, tokenize} from '../../../src/search/tokenize';

describe('terms', () => {
  it.each([
    ['words in lower case', 'Send Message', ['send', 'message']],
    ['camel case, whole and in parts', 'streamAllMessages', ['streamallmessages', 'stream', 'all', 'messages']],
    ['Pascal case', 'WalletClient', ['walletclient', 'wallet', 'client']],
    ['snake case', 'consent_proof', ['consent_proof', 'consent', 'proof']],
    ['capitals with underscores', 'SORT_DIRECTION', ['sort_direction', 'sort', 'direction']],
    ['capitals before a word', 'HTTPServer2', ['httpserver2', 'http', 'server2']],
    ['a path of names', 'client.conversations', ['client', 'conversations']],
    ['generics', 'Promise<DecodedMessage[]>', ['promise', 'decodedmessage', 'decoded', 'message']],
    ['a package', '@xmtp/react-sdk', ['xmtp', 'react', 'sdk']],
    ['names that end in signs', 'C++ and C#', ['c++', 'and', 'c#']],
    ['an anchor as two words', 'client#keys', ['client', 'keys']],
    ['numbers held together', '1:1 and 12.1.0', ['1:1', 'and', '12.1.0']],
    ['the possessive as the word', "the user's", ['the', 'user']],
    ['an apostrophe inside as none', 'don’t', ['dont']],
    ['accents as none', 'Café', ['cafe']],
    ['no single letters of identifiers', 'iOS', ['ios', 'os']],
    ['other alphabets', 'привет 你好', ['привет', '你好']],
    ['nothing in text of signs only', '<>{}()[] .*+?^$| 👍', ['$']],
  ])('has %s', (_, text, terms) => {
    expect(tokenize(text)).toEqual(terms);
  });
});

const stemsOf = (text: string): string[] => findWords(text).map(stemOf);

describe('stems', () => {
  it.each([
    ['key', 'keys'],
    ['save', 'saved', 'saving', 'saves'],
    ['stop', 'stopped', 'stopping', 'stops'],
    ['reply', 'replies'],
    ['message', 'messages'],
    ['sign', 'signing', 'signs'],
    ['propose', 'proposed', 'proposing', 'proposal', 'proposals'],
    ['encrypt', 'encrypted', 'encryption'],
  ])('are the same for the forms of "%s"', (word, ...forms) => {
    expect(new Set([word, ...forms].flatMap(stemsOf)).size).toBe(1);
  });

  it.each([
    ['status', 'state'],
    ['string', 'stream'],
    ['need', 'needle'],
    ['process', 'proceed'],
  ])('keep "%s" apart from "%s"', (...words) => {
    expect(new Set(words.flatMap(stemsOf)).size).toBe(2);
  });

  it('leave identifiers unchanged: messageIds and messageId are different names', () => {
    expect(stemsOf('messageIds messageId')).toEqual(['messageids', 'messageid']);
    expect(stemsOf('consent_proofs C++ 1:1')).toEqual(['consent_proofs', 'c++', '1:1']);
  });
});

it('returns the positions of each word and of its parts', () => {
  const text = 'Call newConversation()';
  const [, name] = findWords(text);
  expect(text.slice(name!.start, name!.end)).toBe('newConversation');
  expect(name!.parts.map(({start, end}) => text.slice(start, end))).toEqual(['new', 'Conversation']);
});
