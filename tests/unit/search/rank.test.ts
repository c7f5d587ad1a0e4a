import type {TermMatch} from '../../../src/search/match';
import type {QueryTerm} from '../../../src/search/query';
import type {Field} from '../../../src/search/postings';
import {mergeScores, scoreOf, strengthOf, termWeights} from '../../../src/search/rank';

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
const matchOf = (match: Record<string, Field[]>, score = 10): TermMatch => ({score, match, queryTerms: []});
const answerOf = (term: QueryTerm, match: Record<string, Field[]>): number =>
  scoreOf([term], [matchOf(match)], [1]).answers[0]!;

it('weighs rare words more, and every word more than nothing', () => {
  const [rare, common, everywhere] = termWeights([1, 100, 1000], 1000);
  expect(rare).toBeGreaterThan(common!);
  expect(common).toBeGreaterThan(everywhere!);
  expect(everywhere).toBeGreaterThan(0);
});

it('counts a term up to its weight, however strong its match', () => {
  expect(strengthOf(matchOf({}, 1e9), 3)).toBeCloseTo(3, 3);
  expect(strengthOf(undefined, 2)).toBe(0);
  expect(strengthOf(matchOf({}, 10), 3)).toBeLessThan(strengthOf(matchOf({}, 100), 3));
});

it('has the most confidence in the word itself, then in its forms and beginnings, then in a similar word', () => {
  const sign = termOf('sign', {forms: ['signature'], synonyms: [['agree', 'on']], joined: ['signtext']});
  const [itself, form, beginning, similar] = ['sign', 'signature', 'signer', 'sing'].map((word) =>
    answerOf(sign, {[word]: ['text']}),
  );
  expect(itself).toBe(1);
  expect(form).toBeLessThan(itself!);
  expect(beginning).toBeLessThan(itself!);
  expect(similar).toBeLessThan(Math.min(form!, beginning!));
  expect(answerOf(sign, {signtextnow: ['text']})).toBe(1);
  expect(answerOf(sign, {agree: ['text'], on: ['text']})).toBeGreaterThan(answerOf(sign, {agree: ['text']}));
  expect(answerOf(sign, {})).toBe(0);
});

it('has more confidence in an identifier the more of its parts match', () => {
  const name = termOf('walletclient', {parts: ['wallet', 'client']});
  expect(answerOf(name, {wallet: ['text'], client: ['text']})).toBeGreaterThan(answerOf(name, {wallet: ['text']}));
});

it('distinguishes matches in the title, and merges scores term by term', () => {
  const terms = [termOf('wallet'), termOf('key')];
  const first = scoreOf(terms, [matchOf({wallet: ['title', 'text']}), undefined], [1, 1]);
  const second = scoreOf(terms, [undefined, matchOf({key: ['text']})], [1, 1]);
  expect([first.titleAnswers, second.titleAnswers]).toEqual([
    [1, 0],
    [0, 0],
  ]);
  expect(mergeScores(first, second)).toMatchObject({answers: [1, 1], titleAnswers: [1, 0]});
});
