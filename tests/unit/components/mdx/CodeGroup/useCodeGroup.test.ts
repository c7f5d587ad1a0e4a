/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {useCodeGroup} from '../../../../../src/components/mdx/CodeGroup/useCodeGroup';

it('a tab that is revealed in one group gives way to any choice, also of the tab that was chosen before', () => {
  const {result} = renderHook(() => [
    useCodeGroup('npm yarn', ['npm', 'yarn']),
    useCodeGroup('npm yarn', ['npm', 'yarn']),
  ]);
  const selected = () => result.current.map((group) => group.selected);
  const select = (tab: string) => act(() => result.current[0]!.select(tab, document.body));
  const reveal = (tab: string) => act(() => result.current[0]!.reveal(tab));

  select('yarn');
  expect(selected()).toEqual(['yarn', 'yarn']);
  reveal('npm');
  expect(selected()).toEqual(['npm', 'yarn']);
  select('yarn');
  expect(selected()).toEqual(['yarn', 'yarn']);
});
