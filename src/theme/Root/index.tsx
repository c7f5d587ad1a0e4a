import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import {NavigationNotice} from '../../components/NavigationNotice';
import {ProgressBar} from '../../components/ProgressBar';

/** Wraps every page, and stays mounted across navigations. */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <ProgressBar />
      <NavigationNotice />
    </>
  );
}
