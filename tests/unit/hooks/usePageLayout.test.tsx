/** @jest-environment jsdom */
import {usePageLayout} from '../../../src/hooks/usePageLayout';
import {renderWithTheme} from '../../support/render';
import {WithData} from '../../support/withData';

const PAGES = {
  '/': {inSidebar: true},
  '/alone': {},
  '/legal': {layout: 'minimal', showOutline: 3},
} as const;

function Layout() {
  return JSON.stringify(usePageLayout());
}

function layoutAt(path: string): unknown {
  const {container} = renderWithTheme(
    <WithData pages={PAGES}>
      <Layout />
    </WithData>,
    {path},
  );
  return JSON.parse(container.textContent);
}

it.each([
  ['/', {layout: 'docs', showSidebar: true, showOutline: true, outlineDepth: 3}],
  ['/alone', {layout: 'docs', showSidebar: false, showOutline: true, outlineDepth: 3}],
  ['/legal', {layout: 'minimal', showSidebar: false, showOutline: true, outlineDepth: 4}],
  ['/no/such/page', {layout: 'minimal', showSidebar: false, showOutline: false, outlineDepth: 3}],
])('%s has %j', (path, layout) => {
  expect(layoutAt(path)).toEqual({showLogo: true, showTopNav: true, ...layout});
});
