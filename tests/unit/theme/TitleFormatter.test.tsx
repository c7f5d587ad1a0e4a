/** @jest-environment jsdom */
import {PageMetadata} from '@docusaurus/theme-common';
import {waitFor} from '@testing-library/react';
import {renderWithTheme} from '../../support/render';

it("formats the page's title with the template from the settings", async () => {
  renderWithTheme(<PageMetadata title="Create a client" />);
  await waitFor(() => {
    expect(document.title).toBe('Create a client – XMTP Documentation');
  });
});
