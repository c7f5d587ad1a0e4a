import type {ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/NotFound/Content';
import {NotFound} from '../../../components/NotFound';
import DefaultNotFound, {contentTitle} from '../../../components/DefaultNotFound';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <NotFound title={contentTitle} className={className}>
      <MDXContent>
        <DefaultNotFound />
      </MDXContent>
    </NotFound>
  );
}
