import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageFrontMatter} from '../../config/frontMatter';

/** The CSS custom properties that each key of the front matter's `content` sets. The width also applies to prose. */
const TOKENS = {
  horizontalPadding: ['--portal-content-padding-inline'],
  verticalPadding: ['--portal-content-padding-block'],
  width: ['--portal-content-width', '--portal-prose-width'],
} as const;

/** Returns the CSS rule for a page's own content width and paddings; undefined if the page sets neither. */
export function contentStyle(content: PageFrontMatter['content']): string | undefined {
  const declarations = Object.entries(TOKENS).flatMap(([key, tokens]) => {
    const value = content?.[key as keyof typeof TOKENS];
    return value === undefined ? [] : tokens.map((token) => `${token}:${value}`);
  });
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : undefined;
}

/**
 * Sets the page's own width and paddings (SPEC §3 "content"). Renders a style element instead of a style attribute, so
 * that a content security policy can list the style's hash. The element is in the body, because Docusaurus' server
 * rendering drops styles in `Head`.
 */
export function ContentStyle(): ReactNode {
  const {content} = useDoc().frontMatter as PageFrontMatter;
  const css = contentStyle(content);
  return css && <style>{css}</style>;
}
