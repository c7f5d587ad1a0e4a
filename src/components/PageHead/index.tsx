import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {breadcrumbList} from '../../config/breadcrumbs';
import {routeBelow} from '../../config/routes';
import {CARD_SIZE, ogImageUrlFor, socialImage} from '../../config/socialImage';
import {useSidebarEntries} from '../../hooks/useSidebarEntries';
import {useSite} from '../../hooks/useSite';

/**
 * What a page's head has beside Docusaurus' own title, description and address (SPEC §2 "Page head"): the picture of
 * its card, unless the front matter has one, and the way to the page. What is the same on all pages is in
 * src/config/headTags.ts.
 */
export function PageHead(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const site = useSite();
  const breadcrumbs = breadcrumbList(useSidebarEntries(useDocsSidebar()?.items ?? []), metadata, site);
  const {title, description, permalink} = metadata;
  const route = routeBelow(permalink, site.basePath);
  const own = assets.image ?? frontMatter.image;
  const image = own === undefined ? socialImage({route, title, description}, site) : undefined;
  // Only the cards that the build draws have a known size.
  const isCard = image !== undefined && ogImageUrlFor(route, site) === undefined;
  return (
    <Head>
      {image && <meta property="og:image" content={image} />}
      {isCard && <meta property="og:image:type" content="image/png" />}
      {isCard && <meta property="og:image:width" content={String(CARD_SIZE.width)} />}
      {isCard && <meta property="og:image:height" content={String(CARD_SIZE.height)} />}
      <meta property="og:image:alt" content={title} />
      {image && <meta name="twitter:image" content={image} />}
      <meta name="twitter:image:alt" content={title} />
      {breadcrumbs && <script type="application/ld+json">{breadcrumbs}</script>}
    </Head>
  );
}
