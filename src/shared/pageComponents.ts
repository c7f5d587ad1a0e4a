/** The components that pages can use without an import: src/components/mdx has all but the theme's Head and tabs. */
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
