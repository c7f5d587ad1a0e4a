import type {ReactNode} from 'react';
import type {Props} from '@theme/DocRoot/Layout';
import {DocsFrame} from '../../../components/DocsFrame';

export default function DocRootLayout({children}: Props): ReactNode {
  return <DocsFrame>{children}</DocsFrame>;
}
