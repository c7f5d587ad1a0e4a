/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {useHistory} from '@docusaurus/router';
import {act, screen} from '@testing-library/react';
import {TopBar} from '../../../../src/components/TopBar';
import {renderWithTheme} from '../../../support/render';
import {WithData} from '../../../support/withData';
import {WithSettings} from '../../../support/withSettings';

// It needs the color mode, which has nothing to do with this test.
jest.mock('../../../../src/components/ThemeToggle', () => ({ThemeToggle: () => null}));

/** Counts the renderings of links, because each link of the top navigation reads its text. */
const readText = jest.fn(() => 'Guide');
const topNav = [
  {
    link: '/guide',
    get text() {
      return readText();
    },
  },
];

it('renders its links again only if a navigation changes the current one', () => {
  let history!: ReturnType<typeof useHistory>;
  function History() {
    history = useHistory();
    return null;
  }
  const pages = {'/guide': {}, '/guide/start': {}, '/terms': {}};
  renderWithTheme(
    <WithData pages={pages}>
      <WithSettings settings={{topNav, socials: []}}>
        <History />
        <TopBar search={null} />
      </WithSettings>
    </WithData>,
    {path: '/guide'},
  );
  const links = () => screen.getAllByRole('link', {name: 'Guide', hidden: true});
  const go = (path: string) => {
    readText.mockClear();
    act(() => history.push(path));
  };
  for (const link of links()) expect(link).toHaveAttribute('aria-current', 'true');
  go('/guide/start');
  expect(readText).not.toHaveBeenCalled();
  go('/terms');
  expect(readText).toHaveBeenCalled();
  for (const link of links()) expect(link).not.toHaveAttribute('aria-current');
});
