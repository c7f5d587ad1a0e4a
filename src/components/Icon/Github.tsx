import type {ReactNode} from 'react';
import {Svg} from './Svg';

/** GitHub: the head and tail of a cat. */
export function Github(): ReactNode {
  return (
    <Svg>
      <path
        d="M9.5 21.5v-4.3c-3.6-.7-5.5-2.9-5.5-6.2 0-1.6.5-2.9 1.4-3.9-.3-1.3-.2-2.6.3-4.1 1.5.1 2.8.7 4 1.6a11 11 0 0 1 4.6 0c1.2-.9 2.5-1.5 4-1.6.5 1.5.6 2.8.3 4.1.9 1 1.4 2.3 1.4 3.9 0 3.3-1.9 5.5-5.5 6.2v4.3M9.5 19.7c-3 .7-3.7-1.5-5.5-2"
        strokeWidth="1.8"
      />
    </Svg>
  );
}
