import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import {ProgressBar} from '../../components/ProgressBar';

/** Around every page; it stays while pages change. */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      <ProgressBar />
      {children}
    </>
  );
}
