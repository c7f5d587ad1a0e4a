import type {PageFrontMatter} from './frontMatter';

const TOKENS = {
  horizontalPadding: '--portal-content-padding-inline',
  verticalPadding: '--portal-content-padding-block',
  width: '--portal-content-width',
} as const;

/** The style rule for what a page says of its content's width and paddings; undefined where it says nothing. */
export function contentStyle(content: PageFrontMatter['content']): string | undefined {
  const declarations = Object.entries(TOKENS).flatMap(([key, token]) => {
    const value = content?.[key as keyof typeof TOKENS];
    return value === undefined ? [] : [`${token}:${value}`];
  });
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : undefined;
}
