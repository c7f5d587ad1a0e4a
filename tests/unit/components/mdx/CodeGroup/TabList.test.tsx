/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import {TabList} from '../../../../../src/components/mdx/CodeGroup/TabList';

/** Returns a list of tabs that has rendered for the first time. `select` renders it again, with new objects. */
function tabList(selected: string) {
  const list = (name: string) => (
    <TabList
      tabs={['a', 'b'].map((each) => ({title: each, name: each, tabId: each, panelId: `${each}-code`}))}
      selected={name}
      onSelect={() => undefined}
    />
  );
  const {rerender} = render(list(selected));
  return {select: (name: string) => rerender(list(name))};
}

const read = jest.spyOn(Element.prototype, 'getBoundingClientRect');

beforeEach(() => read.mockClear());

it('reads no sizes while the first tab stays selected', () => {
  const {select} = tabList('a');
  select('a');
  expect(screen.getByRole('tab', {selected: true}).id).toBe('a');
  expect(read).not.toHaveBeenCalled();
});

it.each([
  ['is selected from the start', 'b', []],
  ['is selected later', 'a', ['b']],
  ['is selected instead of another', 'b', ['a']],
])('brings a tab into view once if it %s', (_, first, later) => {
  const {select} = tabList(first);
  for (const name of later) {
    read.mockClear();
    select(name);
  }
  select(later.at(-1) ?? first);
  // The tab and the list.
  expect(read).toHaveBeenCalledTimes(2);
});
