import {contentStyle} from '../../../../src/components/Page/ContentStyle';

it('sets only the width and paddings that a page sets', () => {
  expect(contentStyle({horizontalPadding: '0', verticalPadding: '24px', width: '60rem'})).toBe(
    ':root{--portal-content-padding-inline:0;--portal-content-padding-block:24px;--portal-content-width:60rem;--portal-prose-width:60rem}',
  );
  expect(contentStyle({width: '60rem'})).toBe(':root{--portal-content-width:60rem;--portal-prose-width:60rem}');
  expect(contentStyle({})).toBeUndefined();
  expect(contentStyle(undefined)).toBeUndefined();
});
