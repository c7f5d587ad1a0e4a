import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useSite} from '../../hooks/useSite';
import {useThemeOfOtherTabs} from '../../hooks/useTheme';

/**
 * Keeps the document in the reader's theme on every page, with or without a toggle. A theme that the settings fix
 * stands in the server's HTML, for browsers without JavaScript.
 */
export function DocumentTheme(): ReactNode {
  useThemeOfOtherTabs();
  const {colorScheme} = useSite().theme;
  return (
    colorScheme && (
      <Head>
        <html data-theme={colorScheme} />
      </Head>
    )
  );
}
