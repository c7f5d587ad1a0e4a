import {pickPageLayoutOptions} from '../../../src/shared/pageLayout';

it('only the keys of the frame that a page sets reach the browser', () => {
  const frontMatter = {title: 'Legal', layout: 'minimal', showOutline: false, showLogo: undefined};
  expect(pickPageLayoutOptions(frontMatter)).toStrictEqual({layout: 'minimal', showOutline: false});
  expect(pickPageLayoutOptions({title: 'Legal'})).toStrictEqual({});
});
