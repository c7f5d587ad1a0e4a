import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useSite} from '../../hooks/useSite';
import {useThemeOfOtherTabs} from '../../hooks/useTheme';

/**
 * Keeps the document in the reader's theme on every page, with or without a theme toggle. The script of
 * src/plugins/theme has set the theme before. If the settings allow only one theme, the server's HTML sets this theme
 * too, for browsers without JavaScript.
 */
export function DocumentTheme(): ReactNode {
  useThemeOfOtherTabs();
  const {colorScheme} = useSite().theme;
  // Head renders no element here, so rendering it only on the server doesn't break hydration.
  if (!colorScheme || ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      <html data-theme={colorScheme} />
    </Head>
  );
}
