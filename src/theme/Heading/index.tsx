import type {ReactNode} from 'react';
import type {Props} from '@theme/Heading';
import {Heading} from '../../components/mdx/Heading';

export default function ThemeHeading(props: Props): ReactNode {
  return <Heading {...props} />;
}
