import type {ComponentProps} from 'react';
import type {Props} from '@docusaurus/Link';

const OWN: readonly string[] = [
  'to',
  'href',
  'isNavLink',
  'isActive',
  'activeClassName',
  'autoAddBaseUrl',
  'data-noBrokenLinkCheck',
] satisfies (keyof Props)[];

/** Returns a link's props without Docusaurus' own props, because those aren't attributes of `<a>`. */
export const anchorProps = (props: Props): ComponentProps<'a'> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !OWN.includes(name)));
