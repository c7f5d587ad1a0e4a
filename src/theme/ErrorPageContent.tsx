import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import {ErrorPage} from '../components/ErrorMessage';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return <ErrorPage error={error} onRetry={tryAgain} />;
}
