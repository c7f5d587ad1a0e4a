import type {ReactNode} from 'react';
import {Svg} from './Svg';

export function Moon(): ReactNode {
  return (
    <Svg stroke={1.75}>
      <path d="M20.2 14.6A8.6 8.6 0 0 1 9.4 3.8a8.6 8.6 0 1 0 10.8 10.8Z" />
    </Svg>
  );
}
