/** @jest-environment jsdom */
import type * as Choices from '../../../src/hooks/codeGroupChoices';

/** The tested module. Each test imports it again, because the module reads storage only once. */
let choices: typeof Choices;
beforeEach(async () => {
  localStorage.clear();
  window.history.replaceState({key: 'k'}, '', '/page');
  jest.resetModules();
  choices = await import('../../../src/hooks/codeGroupChoices');
});
afterEach(() => {
  jest.restoreAllMocks();
});

const stored = () => localStorage.getItem('codeGroups');

it('come from storage, as the same object until one is made', () => {
  localStorage.setItem('codeGroups', '{"sdk": "swift"}');
  expect(choices.getChoices()).toEqual([['sdk', 'swift']]);
  expect(choices.getChoices()).toBe(choices.getChoices());
});

it('are stored and reported to listeners when they are made', () => {
  const listener = jest.fn();
  const unsubscribe = choices.subscribe(listener);
  choices.choose(['sdk', 'kotlin']);
  choices.choose(['npm yarn', 'yarn']);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(stored()).toBe('{"sdk":"kotlin","npm yarn":"yarn"}');
  unsubscribe();
  choices.choose(['sdk', 'swift']);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('are made only by addresses that name an SDK', () => {
  choices.applyAddressChoices('?sdk=kotlin');
  expect(choices.getChoices()).toEqual([['sdk', 'kotlin']]);
  const before = choices.getChoices();
  choices.applyAddressChoices('?q=1');
  choices.applyAddressChoices('?sdk=cobol');
  expect(choices.getChoices()).toBe(before);
  expect(stored()).toBe('{"sdk":"kotlin"}');
});

it('change an address that names another tab, and keep its history entry', () => {
  window.history.replaceState({key: 'k'}, '', '/page?sdk=kotlin#a');
  choices.choose(['sdk', 'swift']);
  expect(window.location.href).toMatch(/\/page\?sdk=swift#a$/);
  expect(window.history.state).toEqual({key: 'k'});
});

it('follow other browser tabs', () => {
  const unsubscribe = choices.subscribe(() => undefined);
  const send = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', {key, newValue}));
  send('codeGroups', '{"sdk":"swift"}');
  expect(choices.getChoices()).toEqual([['sdk', 'swift']]);
  send('vocs.theme', 'dark');
  expect(choices.getChoices()).toEqual([['sdk', 'swift']]);
  send('codeGroups', 'rubbish');
  expect(choices.getChoices()).toEqual([]);
  send('codeGroups', '{"sdk":"swift"}');
  send(null, null);
  expect(choices.getChoices()).toEqual([]);
  unsubscribe();
});

it('last for the visit if storage throws', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  choices.choose(['sdk', 'kotlin']);
  expect(choices.getChoices()).toEqual([['sdk', 'kotlin']]);
});

it("follow other browser tabs, but keep the tab that this page's address names", () => {
  const unsubscribe = choices.subscribe(() => undefined);
  choices.applyAddressChoices('?tab=yarn');
  window.dispatchEvent(new StorageEvent('storage', {key: 'codeGroups', newValue: '{"sdk":"swift"}'}));
  expect(choices.getChoices()).toEqual([
    ['sdk', 'swift'],
    ['*', 'yarn'],
  ]);
  unsubscribe();
});

it('made after the address named a tab stay newer than it', () => {
  const unsubscribe = choices.subscribe(() => undefined);
  choices.applyAddressChoices('?tab=yarn');
  choices.choose(['install', 'npm']);
  const newValue = '{"install":"npm","sdk":"swift"}';
  window.dispatchEvent(new StorageEvent('storage', {key: 'codeGroups', newValue}));
  expect(choices.getChoices()).toEqual([
    ['sdk', 'swift'],
    ['*', 'yarn'],
    ['install', 'npm'],
  ]);
  unsubscribe();
});

it('stay if the browser has stored none when the page comes back', () => {
  const unsubscribe = choices.subscribe(() => undefined);
  choices.choose(['sdk', 'kotlin']);
  localStorage.clear();
  window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}));
  expect(choices.getChoices()).toEqual([['sdk', 'kotlin']]);
  unsubscribe();
});

it('are read again when the page comes back from the back/forward cache', () => {
  const unsubscribe = choices.subscribe(() => undefined);
  choices.choose(['sdk', 'kotlin']);
  localStorage.setItem('codeGroups', '{"sdk":"swift"}');
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted}));
  show(false);
  expect(choices.getChoices()).toEqual([['sdk', 'kotlin']]);
  show(true);
  expect(choices.getChoices()).toEqual([['sdk', 'swift']]);
  unsubscribe();
});
