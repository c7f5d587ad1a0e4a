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
 * The tags in a page's head that Docusaurus doesn't write itself (SPEC §2 "Page head"): the canonical address, the
 * social picture, the breadcrumbs, the link to the page as Markdown and, if the page has no description, the site's
 * description. Tags that all pages share are in src/config/headTags.ts.
 */
export function PageHead(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const site = useSite();
  const breadcrumbs = breadcrumbList(useSidebarEntries(useDocsSidebar()?.items ?? []), metadata, site);
  const {title, permalink} = metadata;
  const address = pageAddress(permalink, site);
  // Docusaurus already writes a page's own description. Pages without one use the site's.
  const description = metadata.description || site.description;
  // If the front matter has an image, Docusaurus already writes the tags for it.
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
