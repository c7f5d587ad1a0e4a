import * as components from '../../../../src/components/mdx';
import {PAGE_COMPONENTS} from '../../../../src/markdown/dialect/pageComponents';

it('are those that src/components/mdx exports, and the components of the theme', () => {
  expect([...PAGE_COMPONENTS]).toEqual([...Object.keys(components), 'Head', 'TabItem', 'Tabs'].sort());
});
