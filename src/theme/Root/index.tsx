import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import {RoutedLinks} from '../../components/Link/RoutedLinks';
import {NavigationNotice} from '../../components/NavigationNotice';
import {ProgressBar} from '../../components/ProgressBar';
import {ElementIds} from '../../hooks/elementId';

/** Wraps every page, and stays mounted across navigations. */
export default function Root({children}: Props): ReactNode {
  return (
    <ElementIds prefix="id">
      {children}
      <RoutedLinks />
      <ProgressBar />
      <NavigationNotice />
    </ElementIds>
  );
}
