/**
 * Checks that matches and scores are equal to MiniSearch's. The portal doesn't use MiniSearch, because MiniSearch's
 * index would be several times as large. The titles here have no question words, names in code or repeated words,
 * because the portal counts the length of such titles differently.
 */
import MiniSearch from 'minisearch';
import {matchTerm} from '../../../src/search/match';
import {openPostings, writePostings} from '../../../src/search/postings';
import type {QueryTerm} from '../../../src/search/query';
import {RANKING} from '../../../src/search/ranking';
import {tokenize} from '../../../src/search/tokenize';
import {documentsOf} from '../../support/searchDocuments';

const documents = documentsOf(
  {
    title: 'Sign text message',
    titles: ['Messages'],
    text: 'The wallet signs. Signatures of wallets; sign, sign and sign.',
  },
  {title: 'Messages', text: 'Send messages with sendMessage. A message has an ID: messageId.'},
  {title: 'Wallets', titles: ['Messages', 'Sign text message'], text: 'A wallet. '.repeat(5)},
  {title: 'Empty', titles: [], text: ''},
);
const index = openPostings(writePostings(documents), documents);

const {fieldBoost, bm25, fuzzy, maxEdits, alternativeBoost} = RANKING.matching;
const miniSearch = new MiniSearch({
  fields: ['title', 'text', 'titles'],
  tokenize: (terms) => terms.split(' '),
  processTerm: (term) => term || null,
});
miniSearch.addAll(
  documents.map(({id, title, titles, text}) => ({
    id,
    title: tokenize(title).join(' '),
    titles: tokenize(titles.join(' ')).join(' '),
    text: tokenize(text).join(' '),
  })),
);

const termOf = (word: string, more: Partial<QueryTerm> = {}): QueryTerm => ({
  word,
  stem: word,
  forms: [],
  parts: [],
  synonyms: [],
  joined: [],
  isUnknown: false,
  ...more,
});

it('keeps the fields of a word that is found again in fewer fields', () => {
  const options = {
    isFuzzy: false,
    isPrefix: true,
    isCommon: (word: string) => word === 'messages',
    mayMatch: () => true,
  };
  // "message" finds "messages" in the title and the text. Then the form "messages" is looked up, in headings only,
  // because it's common. This second look-up finds the word only in the title.
  const match = matchTerm(index, termOf('message', {forms: ['messages']}), options).get(1)?.match;
  expect(match?.messages).toEqual(['title', 'text']);
});

const found = (term: QueryTerm, isFuzzy = false) =>
  [...matchTerm(index, term, {isFuzzy, isPrefix: true, isCommon: () => false, mayMatch: () => true})]
    .map(([id, {score, match}]) => ({id, score: score.toFixed(9), words: Object.keys(match).sort()}))
    .sort((a, b) => a.id - b.id);

it.each(['message', 'sign', 'wallet', 'sen', 'send', 'nothing', 'sgin', 'walet', 'messageid', 's'])('%s', (word) => {
  const expected = miniSearch
    .search(word, {boost: fieldBoost, bm25, prefix: true, fuzzy, maxFuzzy: maxEdits})
    .map(({id, score, match, queryTerms}) => ({
      id: id as number,
      score: (score / queryTerms.length).toFixed(9),
      words: Object.keys(match).sort(),
    }))
    .sort((a, b) => a.id - b.id);
  expect(found(termOf(word), true)).toEqual(expected);
});

it('adds forms, parts and joined names with their factor, and synonyms whose words are all there', () => {
  const exact = (word: string) => found(termOf(word)).map(({id}) => id);
  const [itself] = found(termOf('signatures'));
  const [asForm] = found(termOf('absent', {forms: ['signatures']}));
  expect(Number(asForm!.score)).toBeCloseTo(Number(itself!.score) * alternativeBoost, 6);
  expect(found(termOf('absent', {parts: ['wallets']})).map(({id}) => id)).toEqual(exact('wallets'));
  expect(found(termOf('absent', {joined: ['sendm']})).map(({id}) => id)).toEqual([1]);
  expect(found(termOf('absent', {synonyms: [['send', 'messages']]})).map(({id}) => id)).toEqual([1]);
  expect(found(termOf('absent', {synonyms: [['send', 'wallet']]}))).toEqual([]);
});
