import {sectionOf, type SidebarItem} from '../../../src/plugins/loadedPages';

const ITEMS: SidebarItem[] = [
  {type: 'doc', id: 'index'},
  {type: 'link', label: 'Outside'},
  {
    type: 'category',
    label: 'Protocol',
    link: {type: 'doc', id: 'protocol/index'},
    items: [{type: 'category', label: 'V3', items: [{type: 'doc', id: 'protocol/v3/identity'}]}],
  },
];

it('is the outermost section that holds the page, or leads to it', () => {
  expect(sectionOf('protocol/v3/identity', ITEMS)).toBe('Protocol');
  expect(sectionOf('protocol/index', ITEMS)).toBe('Protocol');
  expect(sectionOf('index', ITEMS)).toBeUndefined();
  expect(sectionOf('privacy', ITEMS)).toBeUndefined();
});
