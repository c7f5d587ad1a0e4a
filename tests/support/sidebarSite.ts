/**
 * A site with what the portal's own sidebar doesn't have: five levels of sections, sections with toggles, a long list,
 * and a separate sidebar for each path prefix.
 */
import {testOn} from './servedSite';

/** Wider than the sidebar, and than the window of a small phone. */
export const LONG_WORD = 'Kommunikationsinfrastrukturverwaltungseinheit';

const SIDEBARS = `import {defineSidebar} from './src/config/sidebar';

const many = Array.from({length: 60}, (_, n) => ({text: 'Page ' + (n + 1), link: '/many/' + (n + 1)}));

export default defineSidebar({
  '/': [
    {text: 'Start', link: '/'},
    {
      text: 'Concepts',
      link: '/concepts',
      collapsed: true,
      items: [
        {text: 'Identity', link: '/concepts/identity'},
        {
          text: 'Versions',
          items: [
            {
              text: 'Third',
              link: '/concepts/v3',
              items: [
                {
                  text: 'Groups',
                  link: '/concepts/v3/groups',
                  collapsed: true,
                  items: [{text: 'Keys', items: [{text: 'Leaf', link: '/concepts/v3/groups/leaf'}]}],
                },
              ],
            },
          ],
        },
      ],
    },
    {text: 'Reference', link: '/reference', collapsed: false, items: [{text: 'Calls', link: '/reference/calls'}]},
    {text: 'Matched', link: '/matched/first', match: '/matched'},
    {text: 'Tools', link: '/tools', collapsed: true, items: [{text: 'Elsewhere', link: '/kept', match: '/none/'}]},
    {text: 'Many pages', items: many},
    {text: '${LONG_WORD}', items: [{text: 'Long', link: '/long'}]},
  ],
  '/empty': [],
  '/other': [{text: 'Other one', link: '/other/one'}, {text: 'Other two', link: '/other/two'}],
});
`;

/** Returns the texts of pages by route. Some pages are taller than the screen. */
function pages(): Record<string, string> {
  const plain = [
    'concepts',
    'concepts/identity',
    'concepts/v3',
    'concepts/v3/groups',
    'concepts/v3/groups/leaf',
    'reference',
    'reference/calls',
    'empty/page',
    'matched/first',
    'matched/second',
    'tools',
    'kept',
    'other/one',
    'other/two',
    ...Array.from({length: 60}, (_, n) => `many/${n + 1}`),
  ];
  const long = '\n\nText.'.repeat(100);
  return {
    ...Object.fromEntries(plain.map((name) => [name, `# The page ${name}\n\n## Part\n\nText.\n`])),
    index: '# The start\n\n[Leaf](/concepts/v3/groups/leaf)\n',
    titled: `---\ntitle: From the front matter\n---\n\n# From the heading\n\n## Part\n${long}\n`,
    headed: `# From the heading\n\n## Part with \`code\`\n\n### Deeper${long}\n\n## Last\n`,
    small: `---\nlayout: minimal\nshowSidebar: true\n---\n\n# Small\n\n## Part\n${long}\n`,
    bare: `---\nshowLogo: false\nshowOutline: false\n---\n\n# Bare\n\n## Part\n`,
    plain: '---\nlayout: minimal\n---\n\n# Plain\n\n## Part\n',
    landing: '---\nlayout: landing\n---\n\n# Landing\n\n## Part\n',
    lonely: `---\nshowSidebar: false\nshowOutline: false\n---\n\n# Lonely\n${long}\n`,
    deep: '---\nlayout: minimal\nshowOutline: 3\n---\n\n# Deep\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n',
    'no-bar': '---\nshowTopNav: false\n---\n\n# No bar\n\n## Part\n',
    long: `# Long\n\n:::tip[${LONG_WORD}]\n\nText.\n\n:::\n\n- [ ] ${LONG_WORD}\n`,
    'concepts/slug': '---\nslug: /other/slug\n---\n\n# With a slug\n',
    alone: `---\nshowSidebar: false\n---\n\n# Alone\n\n[Other two](/other/two), [Plain](/plain)\n\n## Part\n${long}\n`,
  };
}

const FILES = Object.entries(pages()).map(([name, text]) => [`docs/${name}.mdx`, text]);

export const test = testOn({'sidebars.ts': SIDEBARS, ...(Object.fromEntries(FILES) as Record<string, string>)});

export {expect, open} from './test';
