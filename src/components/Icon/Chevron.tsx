import type {ReactNode} from 'react';
import {Svg} from './Svg';

/** Points down: something opens here. */
export function Chevron(): ReactNode {
  return (
    <Svg>
      <path d="m6 9 6 6 6-6" />
    </Svg>
  );
}
