/** @jest-environment jsdom */
import {fireEvent, renderHook} from '@testing-library/react';
import {searchShortcut, useSearchShortcut, type ShortcutKey} from '../../../../src/components/Search/useSearchShortcut';

const slash: ShortcutKey = {
  key: '/',
  code: 'Slash',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
  isComposing: false,
};

describe('searchShortcut', () => {
  it.each<[Partial<ShortcutKey>, string]>([
    [{}, 'open'],
    [{shiftKey: true}, 'open'],
    [{key: 'k', metaKey: true}, 'toggle'],
    [{key: 'K', ctrlKey: true}, 'toggle'],
    // Dvorak has the K on another key, and Cyrillic keyboards have another letter there.
    [{key: 'k', code: 'KeyV', ctrlKey: true}, 'toggle'],
    [{key: 'л', code: 'KeyK', ctrlKey: true}, 'toggle'],
  ])('%j is "%s"', (change, action) => {
    expect(searchShortcut({...slash, ...change}, false)).toBe(action);
  });

  it.each<Partial<ShortcutKey>>([
    {metaKey: true},
    {ctrlKey: true},
    {altKey: true},
    {defaultPrevented: true},
    {isComposing: true},
    {key: 'k'},
    {key: 'k', metaKey: true, ctrlKey: true},
    {key: 'k', metaKey: true, shiftKey: true},
    {key: 'k', metaKey: true, altKey: true},
    {key: 't', code: 'KeyK', ctrlKey: true},
    {key: 'л', code: 'KeyK'},
    {key: 'Process', code: 'KeyK', ctrlKey: true},
  ])('%j is none', (change) => {
    expect(searchShortcut({...slash, ...change}, false)).toBeUndefined();
  });

  it('in a text field, the slash is text and Command and K still toggles', () => {
    expect(searchShortcut(slash, true)).toBeUndefined();
    expect(searchShortcut({...slash, key: 'k', metaKey: true}, true)).toBe('toggle');
  });
});

describe('useSearchShortcut', () => {
  it('runs the actions, and only those, until it unmounts', () => {
    const actions = {open: jest.fn(), toggle: jest.fn()};
    const {unmount} = renderHook(() => useSearchShortcut(actions));
    expect(fireEvent.keyDown(document.body, {key: '/'})).toBe(false);
    expect(actions.open).toHaveBeenCalledTimes(1);
    expect(fireEvent.keyDown(document.body, {key: 'k', metaKey: true})).toBe(false);
    expect(actions.toggle).toHaveBeenCalledTimes(1);
    expect(fireEvent.keyDown(document.body, {key: 'a'})).toBe(true);
    unmount();
    expect(fireEvent.keyDown(document.body, {key: '/'})).toBe(true);
    expect(actions.open).toHaveBeenCalledTimes(1);
  });

  it('runs an action once while its keys are held, and leaves the repeats of other keys alone', () => {
    const actions = {open: jest.fn(), toggle: jest.fn()};
    renderHook(() => useSearchShortcut(actions));
    document.body.innerHTML = '<input>';
    const input = document.querySelector('input')!;
    fireEvent.keyDown(document.body, {key: '/', code: 'Slash'});
    // The dialog's input has the focus now.
    expect(fireEvent.keyDown(input, {key: '/', code: 'Slash', repeat: true})).toBe(false);
    fireEvent.keyDown(document.body, {key: 'k', code: 'KeyK', ctrlKey: true});
    expect(fireEvent.keyDown(input, {key: 'k', code: 'KeyK', ctrlKey: true, repeat: true})).toBe(false);
    expect(actions.open).toHaveBeenCalledTimes(1);
    expect(actions.toggle).toHaveBeenCalledTimes(1);
    expect(fireEvent.keyDown(input, {key: '/', code: 'Slash'})).toBe(true);
    expect(fireEvent.keyDown(input, {key: '/', code: 'Slash', repeat: true})).toBe(true);
  });

  it('leaves the slash to a text field', () => {
    const actions = {open: jest.fn(), toggle: jest.fn()};
    renderHook(() => useSearchShortcut(actions));
    document.body.innerHTML = '<input>';
    expect(fireEvent.keyDown(document.querySelector('input')!, {key: '/'})).toBe(true);
    expect(actions.open).not.toHaveBeenCalled();
  });
});
