import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {LoadingPage} from '../../components/LoadingPage';

export default function Loading(props: LoadingComponentProps): ReactNode {
  return <LoadingPage error={props.error as unknown} onRetry={props.retry} slow={props.pastDelay} />;
}
