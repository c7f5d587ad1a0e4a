/** The components that pages can use without an import. All but the theme's Head and tabs are in src/components/mdx. */
export const PAGE_COMPONENTS = [
  'Authors',
  'Badge',
  'BlogPosts',
  'Callout',
  'Card',
  'Cards',
  'CodeGroup',
  'Details',
  'Figure',
  'Head',
  'HomePage',
  'Sponsors',
  'Step',
  'Steps',
  'TabItem',
  'Tabs',
] as const;

export type PageComponent = (typeof PAGE_COMPONENTS)[number];
