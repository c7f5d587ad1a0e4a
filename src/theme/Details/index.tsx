import type {ReactNode} from 'react';
import type {Props} from '@theme/Details';
import {Details} from '../../components/mdx/Details';

export default function ThemeDetails(props: Props): ReactNode {
  return <Details {...props} />;
}
