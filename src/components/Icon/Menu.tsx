import type {ReactNode} from 'react';
import {Svg} from './Svg';

/** Lines of a list: a menu opens here. */
export function Menu(): ReactNode {
  return (
    <Svg size={16}>
      <path d="M3 6h18M3 12h18M3 18h12" />
    </Svg>
  );
}
