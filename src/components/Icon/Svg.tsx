import type {ReactNode} from 'react';

interface SvgProps {
  children: ReactNode;
  /** Width and height, in px. */
  size?: number;
  /** Width of the lines, in units of the drawing. */
  stroke?: number;
}

/** A drawing of 24 by 24 in the colour of the text around it; what it means is said beside it. */
export function Svg({children, size = 20, stroke = 2}: SvgProps): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
