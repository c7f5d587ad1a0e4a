import type {ReactNode} from 'react';
import A from '@theme-original/MDXComponents/A';
import type AType from '@theme/MDXComponents/A';
import type {WrapperProps} from '@docusaurus/types';
import {ExternalLinkIcon} from '../../../components/mdx/ExternalLinkIcon';
import {isExternalLink} from '../../../shared/routes';

/** Marks external links in a page's content. External links elsewhere, such as in the sidebar, have no mark. */
export default function AWrapper({children, ...props}: WrapperProps<typeof AType>): ReactNode {
  return (
    <A {...props}>
      {children}
      {props.href !== undefined && isExternalLink(props.href) && <ExternalLinkIcon />}
    </A>
  );
}
