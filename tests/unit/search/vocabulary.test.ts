import {vocabularyOf} from '../../support/searchDocuments';

it('has the words, the identifiers and their parts', () => {
  const {has} = vocabularyOf('Call streamAllMessages.');
  expect(['call', 'streamallmessages', 'stream', 'messages'].map(has)).toEqual([true, true, true, true]);
  expect(['message', '', 'constructor', '__proto__'].map(has)).toEqual([false, false, false, false]);
});

it('finds a term, and whether it is an identifier', () => {
  const {find} = vocabularyOf('Call canMessageAll.');
  expect([find('canmessageall')?.isName, find('call')?.isName]).toEqual([true, false]);
  expect([find('canmessage'), find('zz')]).toEqual([undefined, undefined]);
});

it('returns the forms of a stem, each once, and none for an unknown stem', () => {
  const {formsOf} = vocabularyOf('Encrypt it. Encryption is on.', 'What is encrypted stays; encrypt it.');
  expect(formsOf('encrypt')).toEqual(['encrypt', 'encrypted', 'encryption']);
  expect(formsOf('toString')).toEqual([]);
});

it('never treats an identifier as a form of a word', () => {
  expect(vocabularyOf('messageIds messageId').formsOf('messageid')).toEqual(['messageid']);
});

it('counts documents, not words', () => {
  const {frequencyOf} = vocabularyOf('keys, a key', 'saveKey', 'nothing');
  expect([frequencyOf('key'), frequencyOf('noth'), frequencyOf('none')]).toEqual([2, 1, 0]);
});
