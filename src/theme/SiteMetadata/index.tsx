import type {ReactNode} from 'react';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchMetadata from '@theme/SearchMetadata';

/** What is left of it: the page's address is in src/components/PageHead, what all pages share in src/config/headTags.ts. */
export default function SiteMetadata(): ReactNode {
  return <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={useDocusaurusContext().i18n.currentLocale} />;
}
