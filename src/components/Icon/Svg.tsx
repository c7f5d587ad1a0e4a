import type {ReactNode} from 'react';

/** A drawing of 24 by 24 in the colour of the text around it; what it means is said beside it. */
export function Svg({children}: {children: ReactNode}): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
