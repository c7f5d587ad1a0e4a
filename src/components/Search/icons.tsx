import type {ReactNode} from 'react';
import {Svg} from '../Icon';

/** A magnifying glass. */
export function SearchIcon(): ReactNode {
  return (
    <Svg size={18}>
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-4-4" />
    </Svg>
  );
}
