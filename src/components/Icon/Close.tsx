import type {ReactNode} from 'react';
import {Svg} from './Svg';

export function Close(): ReactNode {
  return (
    <Svg size={16}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Svg>
  );
}
