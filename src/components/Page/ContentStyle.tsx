import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageFrontMatter} from '../../config/frontMatter';
import {contentStyle} from './contentRule';

/**
 * The page's own width and paddings (SPEC §3 "content"). A style element and no style attribute, so that a
 * content security policy can know its hash; in the page, for Docusaurus writes no styles into the server's head.
 */
export function ContentStyle(): ReactNode {
  const {content} = useDoc().frontMatter as PageFrontMatter;
  const css = contentStyle(content);
  return css && <style>{css}</style>;
}
