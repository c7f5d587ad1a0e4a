/** @jest-environment jsdom */
import type * as Choices from '../../../src/hooks/codeGroupChoices';

/** As a page does it: the choices are read once. */
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

it('are those of storage, and one value until one is made', () => {
  localStorage.setItem('codeGroups', '{"sdk": "swift"}');
  expect(choices.getChoices()).toEqual([['sdk', 'swift']]);
  expect(choices.getChoices()).toBe(choices.getChoices());
});

it('are kept and told of when they are made', () => {
  const told = jest.fn();
  const leave = choices.subscribe(told);
  choices.choose(['sdk', 'kotlin']);
  choices.choose(['npm yarn', 'yarn']);
  expect(told).toHaveBeenCalledTimes(2);
  expect(stored()).toBe('{"sdk":"kotlin","npm yarn":"yarn"}');
  leave();
  choices.choose(['sdk', 'swift']);
  expect(told).toHaveBeenCalledTimes(2);
});

it('are made by addresses that name an SDK, and by no others', () => {
  choices.followAddress('?sdk=kotlin');
  expect(choices.getChoices()).toEqual([['sdk', 'kotlin']]);
  const before = choices.getChoices();
  choices.followAddress('?q=1');
  choices.followAddress('?sdk=cobol');
  expect(choices.getChoices()).toBe(before);
  expect(stored()).toBe('{"sdk":"kotlin"}');
});

it('change an address that names another, and keep its entry', () => {
  window.history.replaceState({key: 'k'}, '', '/page?sdk=kotlin#a');
  choices.choose(['sdk', 'swift']);
  expect(window.location.href).toMatch(/\/page\?sdk=swift#a$/);
  expect(window.history.state).toEqual({key: 'k'});
});

it('follow other tabs of the browser', () => {
  const leave = choices.subscribe(() => undefined);
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
  leave();
});

it('hold for the visit where storage throws', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  choices.choose(['sdk', 'kotlin']);
  expect(choices.getChoices()).toEqual([['sdk', 'kotlin']]);
});
