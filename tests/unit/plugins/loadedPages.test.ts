import {outermostSection, type SidebarItem} from '../../../src/plugins/loadedPages';

const OPEN = {collapsed: false, collapsible: false};

const ITEMS: SidebarItem[] = [
  {type: 'doc', id: 'index'},
  {type: 'link', label: 'Outside', href: 'https://xmtp.org'},
  {
    ...OPEN,
    type: 'category',
    label: 'Protocol',
    link: {type: 'doc', id: 'protocol/index'},
    items: [{...OPEN, type: 'category', label: 'V3', items: [{type: 'doc', id: 'protocol/v3/identity'}]}],
  },
];

it('is the outermost section that contains the page, or links to it', () => {
  expect(outermostSection('protocol/v3/identity', ITEMS)).toBe('Protocol');
  expect(outermostSection('protocol/index', ITEMS)).toBe('Protocol');
  expect(outermostSection('index', ITEMS)).toBeUndefined();
  expect(outermostSection('privacy', ITEMS)).toBeUndefined();
});
