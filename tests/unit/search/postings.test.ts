import {openPostings, writePostings} from '../../../src/search/postings';
import {documentsOf} from '../../support/searchDocuments';

const documents = documentsOf(
  {title: 'Keys', titles: ['Client'], text: 'key key key, a key and client.canMessage()'},
  {title: 'Client', text: 'the @xmtp/react-sdk and the key'},
  {title: 'Other', text: 'nonce '.repeat(200)},
);
const {fields, words, documentsWithPath, size} = openPostings(writePostings(documents), documents);

it('has the documents of each term by field, with the number of times', () => {
  expect(size).toBe(3);
  expect([...fields.text.documentsWith('key')]).toEqual([
    [0, 4],
    [1, 1],
  ]);
  expect([...fields.text.documentsWith('nonce')]).toEqual([[2, 200]]);
  expect([...fields.title.documentsWith('client')]).toEqual([[1, 1]]);
  expect([...fields.titles.documentsWith('client')]).toEqual([[0, 1]]);
  expect([...fields.text.documentsWith('absent')]).toEqual([]);
  expect([...fields.title.documentsWith('constructor')]).toEqual([]);
});

it('has all terms sorted, and marks the names among them', () => {
  const all = words.all().map(({term}) => term);
  expect(all).toEqual([...all].sort());
  expect(all).toEqual(expect.arrayContaining(['key', 'keys', 'canmessage', 'can', 'message', 'other']));
  expect(words.all().filter(({isName}) => isName)).toEqual([{term: 'canmessage', isName: true}]);
});

it('does not count how often a text has a question word', () => {
  expect([...fields.text.documentsWith('the')]).toEqual([[1, 1]]);
});

it('has no list of texts for a question word that nearly all texts have', () => {
  const many = documentsOf(...Array.from({length: 201}, () => ({title: 'The key', text: 'the key'})));
  const {text, title} = openPostings(writePostings(many), many).fields;
  expect([text.documentsWith('the').size, text.documentsWith('key').size]).toEqual([0, 201]);
  expect(title.documentsWith('the').size).toBe(201);
});

it('has lengths in different terms, in proportion to their mean', () => {
  expect([0, 1, 2].map(fields.title.relativeLength)).toEqual([1, 1, 1]);
  expect(fields.text.relativeLength(2)).toBeLessThan(fields.text.relativeLength(0));
});

it('rounds the lengths of long texts by less than a tenth', () => {
  const textOf = (length: number) => Array.from({length}, (_, at) => `w${at}`).join(' ');
  const LENGTHS = [10, 23, 100, 333];
  const long = documentsOf(...LENGTHS.map((length) => ({title: 'Long', text: textOf(length)})));
  const {relativeLength} = openPostings(writePostings(long), long).fields.text;
  for (const [id, length] of LENGTHS.entries()) {
    const ratio = relativeLength(id) / relativeLength(0) / (length / 10);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.1);
  }
});

it('finds the documents with a path by a part of it', () => {
  expect([...documentsWithPath('client.canmessage')]).toEqual([0]);
  expect([...documentsWithPath('react-sdk')]).toEqual([1]);
  expect([...documentsWithPath('client.other')]).toEqual([]);
});
