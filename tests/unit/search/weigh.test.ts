import type {Finding} from '../../../src/search/find';
import type {Need} from '../../../src/search/query';
import {strengthsOf, together, weigh, weightsOf} from '../../../src/search/weigh';

const need = (word: string, more: Partial<Need> = {}): Need => ({
  ...{word, stem: word, forms: [], parts: [], others: [], joined: [], isUnknown: false},
  ...more,
});
const finding = (match: Record<string, string[]>, score = 10): Finding => ({
  ...{id: 0, score, match, terms: Object.keys(match), queryTerms: []},
});
const answerOf = (one: Need, match: Record<string, string[]>): number =>
  weigh([one], [finding(match)], [1]).answers[0]!;

it('weighs rare words more, and all above nothing', () => {
  const [rare, common, everywhere] = weightsOf([1, 100, 1000], 1000);
  expect(rare).toBeGreaterThan(common!);
  expect(common).toBeGreaterThan(everywhere!);
  expect(everywhere).toBeGreaterThan(0);
});

it('lets a need count up to its weight, however much is found of it', () => {
  expect(strengthsOf([finding({}, 1e9), undefined], [3, 2])).toEqual([expect.closeTo(3, 3), 0]);
  const [little, much] = [10, 100].map((score) => strengthsOf([finding({}, score)], [3])[0]!);
  expect(little).toBeLessThan(much!);
});

it('is surest of the word itself, then of its forms and beginnings, then of what is only alike', () => {
  const sign = need('sign', {forms: ['signature'], others: [['agree', 'on']], joined: ['signtext']});
  const [itself, form, beginning, alike] = ['sign', 'signature', 'signer', 'sing'].map((term) =>
    answerOf(sign, {[term]: ['text']}),
  );
  expect(itself).toBe(1);
  expect(form).toBeLessThan(itself!);
  expect(beginning).toBeLessThan(itself!);
  expect(alike).toBeLessThan(Math.min(form!, beginning!));
  expect(answerOf(sign, {signtextnow: ['text']})).toBe(1);
  expect(answerOf(sign, {agree: ['text'], on: ['text']})).toBeGreaterThan(answerOf(sign, {agree: ['text']}));
  expect(answerOf(sign, {})).toBe(0);
});

it('answers an identifier by its parts the more the more there are', () => {
  const name = need('walletclient', {parts: ['wallet', 'client']});
  expect(answerOf(name, {wallet: ['text'], client: ['text']})).toBeGreaterThan(answerOf(name, {wallet: ['text']}));
});

it('tells what the title answers, and takes the best of several documents with the title of the first', () => {
  const needs = [need('wallet'), need('key')];
  const first = weigh(needs, [finding({wallet: ['title', 'text']}), undefined], [1, 1]);
  const second = weigh(needs, [undefined, finding({key: ['title']})], [1, 1]);
  expect([first.inTitle, second.inTitle]).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(together([first, second])).toMatchObject({answers: [1, 1], inTitle: [1, 0]});
});
