import type {ReactNode} from 'react';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchMetadata from '@theme/SearchMetadata';

/**
 * Renders only the `<meta>` tags for search. src/components/PageHead adds the tags that differ between pages, such as
 * the canonical address, and src/config/headTags.ts adds those that all pages share.
 */
export default function SiteMetadata(): ReactNode {
  return <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={useDocusaurusContext().i18n.currentLocale} />;
}
