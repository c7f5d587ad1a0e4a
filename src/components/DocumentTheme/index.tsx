import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useSite} from '../../hooks/useSite';
import {useThemeOfOtherTabs} from '../../hooks/useTheme';

/**
 * Adopts the theme that the reader chooses in another tab, even on pages without a theme toggle. The script of
 * src/plugins/theme has already set the theme of this tab. If the settings allow only one theme, the server's HTML sets
 * that theme too, for browsers without JavaScript.
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
