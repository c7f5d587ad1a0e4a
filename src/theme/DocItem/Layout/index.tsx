import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemContent from '@theme/DocItem/Content';
import type {Props} from '@theme/DocItem/Layout';
import {Page} from '../../../components/Page';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata} = useDoc();
  return (
    <Page>
      <ContentVisibility metadata={metadata} />
      <DocItemContent>{children}</DocItemContent>
    </Page>
  );
}
