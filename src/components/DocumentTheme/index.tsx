import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useSite} from '../../hooks/useSite';
import {useThemeOfOtherTabs} from '../../hooks/useTheme';

/**
 * Keeps the document in the reader's theme on every page, with or without a toggle. A theme that the settings fix
 * stands in the server's HTML, for browsers without JavaScript; in all others the script of src/plugins/theme has it.
 */
export function DocumentTheme(): ReactNode {
  useThemeOfOtherTabs();
  const {colorScheme} = useSite().theme;
  // Head renders nothing in place, so that this does not disturb hydration.
  if (!colorScheme || ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      <html data-theme={colorScheme} />
    </Head>
  );
}
