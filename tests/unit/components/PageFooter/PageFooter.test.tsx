/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {LastUpdated} from '../../../../src/components/PageFooter/LastUpdated';
import {PageLinks} from '../../../../src/components/PageFooter/PageLinks';
import {PageMeta} from '../../../../src/components/PageFooter/PageMeta';
import {renderWithTheme} from '../../../support/render';
import {WithSettings} from '../../../support/withSettings';

const EDIT_URL = 'https://example.org/edit/docs/dms/client.mdx';
const AUGUST = Date.UTC(2024, 7, 29, 18, 54);

describe('PageMeta', () => {
  it("has the edit link with the settings' text", () => {
    renderWithTheme(<PageMeta editUrl={EDIT_URL} />);
    expect(screen.getByRole('link', {name: 'Suggest changes to this page'})).toHaveAttribute('href', EDIT_URL);
  });

  it('has the default text if the settings have none', () => {
    renderWithTheme(
      <WithSettings settings={{editLink: undefined}}>
        <PageMeta editUrl={EDIT_URL} />
      </WithSettings>,
    );
    expect(screen.getByRole('link', {name: 'Edit page'})).toHaveAttribute('href', EDIT_URL);
  });

  it('has no edit link without a pattern', () => {
    renderWithTheme(<PageMeta lastUpdatedAt={AUGUST} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('renders nothing without an address and a date', () => {
    const {container} = renderWithTheme(<PageMeta />);
    expect(container).toHaveTextContent(/^$/);
  });
});

describe('LastUpdated', () => {
  it("is an empty line in the server's HTML", () => {
    expect(renderToString(<LastUpdated at={AUGUST} />)).toMatch(/^<p[^>]*><\/p>$/);
  });
});

describe('PageLinks', () => {
  const previous = {title: 'Create a client', permalink: '/dms/client'};
  const next = {title: 'Send messages', permalink: '/dms/messages'};

  it('links to the previous and the next page, with their shortcuts', () => {
    renderWithTheme(<PageLinks previous={previous} next={next} />);
    expect(screen.getByRole('navigation', {name: 'Previous and next page'})).toBeVisible();
    const back = screen.getByRole('link', {name: 'Previous Create a client'});
    expect(back).toHaveAttribute('href', '/dms/client');
    expect(back).toHaveAttribute('aria-keyshortcuts', 'Shift+ArrowLeft');
    const on = screen.getByRole('link', {name: 'Next Send messages'});
    expect(on).toHaveAttribute('href', '/dms/messages');
    expect(on).toHaveAttribute('aria-keyshortcuts', 'Shift+ArrowRight');
  });

  it('has one link on the first and the last page', () => {
    renderWithTheme(<PageLinks next={next} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('renders nothing without a previous and a next page', () => {
    renderWithTheme(<PageLinks />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
