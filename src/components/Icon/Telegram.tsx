import type {ReactNode} from 'react';
import {Svg} from './Svg';

/** Telegram: a paper plane. */
export function Telegram(): ReactNode {
  return (
    <Svg>
      <path d="M21 4 3 11.2l5.5 2.1L19 6l-7.9 8.6 6.4 4.9zM8.5 13.3V20l3.2-3.9" strokeWidth="1.8" />
    </Svg>
  );
}
