/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {fireEvent, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {Outline} from '../../../../src/components/Outline';
import {OutlineList} from '../../../../src/components/Outline/OutlineList';
import {renderWithTheme} from '../../../support/render';
import {WithSettings} from '../../../support/withSettings';

const ITEMS = [
  {id: 'install', value: 'Install the <code>SDK</code>', level: 2},
  {id: 'node', value: 'In Node &amp; Bun', level: 3},
  {id: 'next', value: 'Next steps', level: 2},
];

beforeAll(() => {
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

describe('OutlineList', () => {
  it('links to the headings, nested by level', () => {
    renderWithTheme(<OutlineList items={ITEMS} />);
    expect(screen.getByRole('link', {name: 'Install the SDK'})).toHaveAttribute('href', '/#install');
    const [install, next] = within(screen.getAllByRole('list')[0]!)
      .getAllByRole('listitem')
      .filter((item) => item.parentElement === screen.getAllByRole('list')[0]);
    expect(within(install!).getByRole('link', {name: 'In Node & Bun'})).toHaveAttribute('href', '/#node');
    expect(within(next!).getAllByRole('link')).toHaveLength(1);
  });

  it('marks only the active heading', () => {
    renderWithTheme(<OutlineList items={ITEMS} activeId="node" />);
    expect(screen.getByRole('link', {current: true})).toHaveAccessibleName('In Node & Bun');
  });

  it('reports the clicked heading, unless it opens elsewhere', async () => {
    const chosen = jest.fn();
    renderWithTheme(<OutlineList items={ITEMS} onSelect={chosen} />);
    fireEvent.click(screen.getByRole('link', {name: 'In Node & Bun'}), {ctrlKey: true});
    await userEvent.click(screen.getByRole('link', {name: 'Next steps'}));
    expect(chosen.mock.calls).toEqual([['next']]);
  });
});

describe('Outline', () => {
  it('is a navigation with a heading, and no footer without one in the settings', () => {
    renderWithTheme(<Outline items={ITEMS} />);
    const outline = screen.getByRole('navigation', {name: 'On this page'});
    expect(within(outline).getByRole('heading', {name: 'On this page'})).toBeVisible();
    expect(outline.nextElementSibling).toBeNull();
  });

  it("shows the settings' outlineFooter below it", () => {
    renderWithTheme(
      <WithSettings settings={{outlineFooter: 'Questions? Ask in the community.'}}>
        <Outline items={ITEMS} />
      </WithSettings>,
    );
    const footer = screen.getByText('Questions? Ask in the community.');
    expect(screen.getByRole('navigation', {name: 'On this page'}).nextElementSibling).toBe(footer);
  });
});
