import {findWords, tokenize} from '../../../src/search/tokenize';

describe('terms', () => {
  it.each([
    ['words in lower case', 'Send Message', ['send', 'messag']],
    ['camel case, whole and in parts', 'streamAllMessages', ['streamallmessages', 'stream', 'all', 'messag']],
    ['Pascal case', 'WalletClient', ['walletclient', 'wallet', 'client']],
    ['snake case', 'consent_proof', ['consent_proof', 'consent', 'proof']],
    ['capitals with underscores', 'SORT_DIRECTION', ['sort_direction', 'sort', 'direction']],
    ['capitals before a word', 'HTTPServer2', ['httpserver2', 'http', 'server2']],
    ['a path of names', 'client.conversations', ['client', 'conversation']],
    ['generics', 'Promise<DecodedMessage[]>', ['promis', 'decodedmessage', 'decod', 'messag']],
    ['a package', '@xmtp/react-sdk', ['xmtp', 'react', 'sdk']],
    ['names that end in signs', 'C++ and C#', ['c++', 'and', 'c#']],
    ['an anchor as two words', 'client#keys', ['client', 'key']],
    ['numbers held together', '1:1 and 12.1.0', ['1:1', 'and', '12.1.0']],
    ['the possessive as the word', "the user's", ['the', 'user']],
    ['an apostrophe inside as none', 'don’t', ['dont']],
    ['accents as none', 'Café', ['caf']],
    ['no single letters of identifiers', 'iOS', ['ios', 'os']],
    ['other alphabets', 'привет 你好', ['привет', '你好']],
    ['nothing of signs alone', '<>{}()[] .*+?^$| 👍', ['$']],
  ])('has %s', (_, text, terms) => {
    expect(tokenize(text)).toEqual(terms);
  });

  it.each([
    ['key', 'keys'],
    ['save', 'saved', 'saving', 'saves'],
    ['stop', 'stopped', 'stopping', 'stops'],
    ['reply', 'replies'],
    ['message', 'messages'],
  ])('are the same for the forms of "%s"', (word, ...forms) => {
    expect(new Set([word, ...forms].flatMap(tokenize)).size).toBe(1);
  });

  it.each(['status', 'process', 'string', 'need', 'dms', 'ios'])(
    'keep "%s" apart from what it only looks like',
    (word) => {
      expect(tokenize(word)[0]!.length).toBeGreaterThanOrEqual(word.length - 1);
    },
  );

  it('never bend identifiers: messageIds is another name than messageId', () => {
    expect(tokenize('messageIds')[0]).not.toBe(tokenize('messageId')[0]);
  });
});

it('says where each word and each part of it stands', () => {
  const text = 'Call newConversation()';
  const [, name] = findWords(text);
  expect(text.slice(name!.start, name!.end)).toBe('newConversation');
  expect(name!.parts.map(({start, end}) => text.slice(start, end))).toEqual(['new', 'Conversation']);
});
