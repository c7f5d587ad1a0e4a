import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageFrontMatter} from '../../config/frontMatter';
import {contentStyle} from '../../config/contentStyle';

/**
 * The page's own width and paddings (SPEC §3 "content"). A style element and no style attribute, so that a
 * content security policy can know its hash.
 */
export function ContentStyle(): ReactNode {
  const {content} = useDoc().frontMatter as PageFrontMatter;
  const css = contentStyle(content);
  return (
    css && (
      <Head>
        <style>{css}</style>
      </Head>
    )
  );
}
