/** The icons of the services that the settings can link to (SPEC §1). */
import type {ReactNode} from 'react';
import {Svg} from '../Icon';

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

/** Telegram: a paper plane. */
export function Telegram(): ReactNode {
  return (
    <Svg>
      <path d="M21 4 3 11.2l5.5 2.1L19 6l-7.9 8.6 6.4 4.9zM8.5 13.3V20l3.2-3.9" strokeWidth="1.8" />
    </Svg>
  );
}

/** Warpcast: a gate with an arched door. */
export function Warpcast(): ReactNode {
  return (
    <Svg>
      <path d="M3 4h18v4h-2v12h-4v-6.5a3 3 0 0 0-6 0V20H5V8H3z" strokeWidth="1.8" />
    </Svg>
  );
}

/** X: two strokes that cross, one of them hollow. */
export function X(): ReactNode {
  return (
    <Svg>
      <path d="M4 4h4l12 16h-4zM20 4l-6.6 7M10.6 13.4 4 20" strokeWidth="1.8" />
    </Svg>
  );
}
