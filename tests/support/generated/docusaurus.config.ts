/** Replaces the configuration that Docusaurus generates. Has only the parts that the theme reads. */
import {site} from '../../../src/config/site';

export default {
  title: site.title,
  tagline: site.description,
  url: 'https://docs.example.org',
  baseUrl: '/',
  titleDelimiter: '|',
  trailingSlash: false,
  noIndex: false,
  onBrokenAnchors: 'throw',
  onBrokenLinks: 'throw',
  customFields: {site},
  future: {experimental_router: 'browser', v4: {}},
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
    navbar: {hideOnScroll: false, items: []},
    prism: {additionalLanguages: []},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  },
};
