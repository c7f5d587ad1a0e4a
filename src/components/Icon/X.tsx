import type {ReactNode} from 'react';
import {Svg} from './Svg';

/** X: two strokes that cross, one of them hollow. */
export function X(): ReactNode {
  return (
    <Svg>
      <path d="M4 4h4l12 16h-4zM20 4l-6.6 7M10.6 13.4 4 20" strokeWidth="1.8" />
    </Svg>
  );
}
