import type {ReactNode} from 'react';
import {Svg} from './Svg';

/** Warpcast: a gate with an arched door. */
export function Warpcast(): ReactNode {
  return (
    <Svg>
      <path d="M3 4h18v4h-2v12h-4v-6.5a3 3 0 0 0-6 0V20H5V8H3z" strokeWidth="1.8" />
    </Svg>
  );
}
