import type {ReactNode} from 'react';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchMetadata from '@theme/SearchMetadata';

/**
 * Renders only the `<meta>` tags for search. src/components/PageHead sets the page's address, and
 * src/config/headTags.ts sets all other metadata.
 */
export default function SiteMetadata(): ReactNode {
  return <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={useDocusaurusContext().i18n.currentLocale} />;
}
