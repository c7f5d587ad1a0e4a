import type {ReactNode} from 'react';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';
import {documentTitle} from '../../../hooks/documentTitle';
import {useSite} from '../../../hooks/useSite';

/** Formats the document's title with the template from the settings. */
export default function ThemeProviderTitleFormatter({children}: Props): ReactNode {
  const site = useSite();
  return (
    <TitleFormatterProvider formatter={({title}) => documentTitle(title, site)}>{children}</TitleFormatterProvider>
  );
}
