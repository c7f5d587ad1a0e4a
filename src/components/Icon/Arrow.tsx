import type {ReactNode} from 'react';
import {Svg} from './Svg';

interface Props {
  to: 'left' | 'right';
  /** Width and height, in px. */
  size: number;
}

/** The way back, or on. */
export function Arrow({to, size}: Props): ReactNode {
  return (
    <Svg size={size}>{to === 'left' ? <path d="M20 12H4m6-6-6 6 6 6" /> : <path d="M4 12h16m-6-6 6 6-6 6" />}</Svg>
  );
}
