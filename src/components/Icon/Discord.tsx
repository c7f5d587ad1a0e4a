import type {ReactNode} from 'react';
import {Svg} from './Svg';

/** Discord: a face in the shape of a game controller. */
export function Discord(): ReactNode {
  return (
    <Svg>
      <path
        d="M8.8 5.2c-1.6.2-3.1.7-4 1.3C3.2 9.6 2.3 13.4 2.5 17c1.5 1.2 3.2 1.9 4.8 2.2l1.2-2.1c2.3.6 4.7.6 7 0l1.2 2.1c1.6-.3 3.3-1 4.8-2.2.2-3.6-.7-7.4-2.3-10.5-.9-.6-2.4-1.1-4-1.3l-.9 1.6a14 14 0 0 0-4.6 0z"
        strokeWidth="1.8"
      />
      <path d="M9 12v1M15 12v1" strokeWidth="2.6" />
    </Svg>
  );
}
