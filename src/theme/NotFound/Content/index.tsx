import type {ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/NotFound/Content';
import {NotFound} from '../../../components/NotFound';
import NotFoundPage, {contentTitle} from '../../../components/NotFoundPage';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <NotFound title={contentTitle} className={className}>
      <MDXContent>
        <NotFoundPage />
      </MDXContent>
    </NotFound>
  );
}
