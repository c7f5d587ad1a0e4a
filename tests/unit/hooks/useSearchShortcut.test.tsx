/** @jest-environment jsdom */
import {fireEvent, renderHook} from '@testing-library/react';
import {registeredSearch, registerSearch} from '../../../src/hooks/searchRegistry';
import {searchShortcut, useSearchShortcut, type SearchKey} from '../../../src/hooks/useSearchShortcut';

const press: SearchKey = {
  key: '/',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  defaultPrevented: false,
  isComposing: false,
  inTextField: false,
};

describe('searchShortcut', () => {
  it.each<[Partial<SearchKey>, string]>([
    [{}, 'open'],
    [{shiftKey: true}, 'open'],
    [{key: 'k', metaKey: true}, 'toggle'],
    [{key: 'K', ctrlKey: true}, 'toggle'],
    [{key: 'k', metaKey: true, inTextField: true}, 'toggle'],
  ])('%j asks to %s', (change, action) => {
    expect(searchShortcut({...press, ...change})).toBe(action);
  });

  it.each<Partial<SearchKey>>([
    {inTextField: true},
    {metaKey: true},
    {ctrlKey: true},
    {altKey: true},
    {defaultPrevented: true},
    {isComposing: true},
    {repeat: true},
    {key: 'k'},
    {key: 'k', metaKey: true, ctrlKey: true},
    {key: 'k', metaKey: true, shiftKey: true},
    {key: 'k', metaKey: true, altKey: true},
    {key: 'k', metaKey: true, repeat: true},
  ])('%j asks for nothing', (change) => {
    expect(searchShortcut({...press, ...change})).toBeUndefined();
  });
});

describe('useSearchShortcut', () => {
  const slash = () => fireEvent.keyDown(document.body, {key: '/'});
  const commandK = () => fireEvent.keyDown(document.body, {key: 'k', metaKey: true});

  it('leaves the keys to the browser where there is no search', () => {
    renderHook(() => {
      useSearchShortcut();
    });
    expect(slash()).toBe(true);
    expect(commandK()).toBe(true);
  });

  it('hands the keys over to the search', () => {
    const search = {open: jest.fn(), toggle: jest.fn(), prepare: jest.fn()};
    const unregister = registerSearch(search);
    renderHook(() => {
      useSearchShortcut();
    });
    expect(slash()).toBe(false);
    expect(search.open).toHaveBeenCalledTimes(1);
    expect(commandK()).toBe(false);
    expect(search.toggle).toHaveBeenCalledTimes(1);
    unregister();
    expect(slash()).toBe(true);
    expect(search.open).toHaveBeenCalledTimes(1);
  });

  it('keeps a later search when an earlier one goes', () => {
    const [first, second] = [1, 2].map(() => ({open: jest.fn(), toggle: jest.fn(), prepare: jest.fn()}));
    const goFirst = registerSearch(first!);
    const goSecond = registerSearch(second!);
    goFirst();
    expect(registeredSearch()).toBe(second);
    goSecond();
    expect(registeredSearch()).toBeUndefined();
  });
});
