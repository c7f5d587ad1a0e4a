import type {ComponentProps, ReactNode} from 'react';
import type Original from '@theme/Loading';
import {LoadingPage} from '../../components/LoadingPage';

export default function Loading(props: ComponentProps<typeof Original>): ReactNode {
  return <LoadingPage error={props.error as unknown} onRetry={props.retry} slow={props.pastDelay} />;
}
