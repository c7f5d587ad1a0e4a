import type {ReactNode} from 'react';
import {processAdmonitionProps} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';
import {Callout} from '../../components/mdx/Callout';

export default function Admonition(props: Props): ReactNode {
  return <Callout {...processAdmonitionProps(props)} />;
}
