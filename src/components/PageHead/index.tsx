import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {breadcrumbList} from './breadcrumbs';
import {pageAddress} from '../../shared/routes';
import {CARD_SIZE, socialImage} from '../../shared/socialImage';
import {twinPath} from '../../shared/twin';
import {useSidebarEntries} from '../../hooks/useSidebarEntries';
import {useSite} from '../../hooks/useSite';

/**
 * The page's head, beyond the title and description that Docusaurus writes (SPEC §2 "Page head"): canonical address,
 * card image, breadcrumbs and Markdown twin. Tags that all pages share are in src/config/headTags.ts.
 */
export function PageHead(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const site = useSite();
  const breadcrumbs = breadcrumbList(useSidebarEntries(useDocsSidebar()?.items ?? []), metadata, site);
  const {title, permalink} = metadata;
  const address = pageAddress(permalink, site);
  // Pages without a description use the site's. Docusaurus already writes a page's own description.
  const description = metadata.description || site.description;
  // Undefined if the front matter has an image, because Docusaurus already writes the tags for that image.
  const image = (assets.image ?? frontMatter.image) ? undefined : socialImage({permalink, title, description}, site);
  return (
    <Head>
      {!metadata.description && <meta name="description" content={description} />}
      {!metadata.description && <meta property="og:description" content={description} />}
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      {image && <meta property="og:image" content={image.url} />}
      {image?.drawn && <meta property="og:image:type" content="image/png" />}
      {image?.drawn && <meta property="og:image:width" content={`${CARD_SIZE.width}`} />}
      {image?.drawn && <meta property="og:image:height" content={`${CARD_SIZE.height}`} />}
      <meta property="og:image:alt" content={title} />
      {image && <meta name="twitter:image" content={image.url} />}
      <meta name="twitter:image:alt" content={title} />
      <link rel="alternate" type="text/markdown" href={twinPath(permalink)} />
      {breadcrumbs && <script type="application/ld+json">{breadcrumbs}</script>}
    </Head>
  );
}
