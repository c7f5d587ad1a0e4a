import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageFrontMatter} from '../../config/frontMatter';

/** The tokens that each key sets; prose takes the width that a page asks for. */
const TOKENS = {
  horizontalPadding: ['--portal-content-padding-inline'],
  verticalPadding: ['--portal-content-padding-block'],
  width: ['--portal-content-width', '--portal-prose-width'],
} as const;

/** The style rule for what a page says of its content's width and paddings; undefined where it says nothing. */
export function contentStyle(content: PageFrontMatter['content']): string | undefined {
  const declarations = Object.entries(TOKENS).flatMap(([key, tokens]) => {
    const value = content?.[key as keyof typeof TOKENS];
    return value === undefined ? [] : tokens.map((token) => `${token}:${value}`);
  });
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : undefined;
}

/**
 * The page's own width and paddings (SPEC §3 "content"). A style element and no style attribute, so that a
 * content security policy can know its hash; in the page, for Docusaurus writes no styles into the server's head.
 */
export function ContentStyle(): ReactNode {
  const {content} = useDoc().frontMatter as PageFrontMatter;
  const css = contentStyle(content);
  return css && <style>{css}</style>;
}
