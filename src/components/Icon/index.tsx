/** The portal's icons, all in one style. The social links' icons are in ../TopBar/socialIcons.tsx. */
import type {ReactNode} from 'react';

interface SvgProps {
  children: ReactNode;
  /** Width and height, in px. */
  size?: number;
  /** Width of the lines, in units of the 24 × 24 view box. */
  stroke?: number;
}

/** An icon in the text color. Hidden from screen readers, so the text beside the icon must say what the icon means. */
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

interface ArrowProps {
  to: 'left' | 'right';
  /** Width and height, in px. */
  size: number;
}

/** An arrow, for links that go back or forward. */
export function Arrow({to, size}: ArrowProps): ReactNode {
  return (
    <Svg size={size}>{to === 'left' ? <path d="M20 12H4m6-6-6 6 6 6" /> : <path d="M4 12h16m-6-6 6 6-6 6" />}</Svg>
  );
}

/** A chevron that points down, for buttons that open something. */
export function Chevron(): ReactNode {
  return (
    <Svg>
      <path d="m6 9 6 6 6-6" />
    </Svg>
  );
}

/** A cross, for close buttons. */
export function Close(): ReactNode {
  return (
    <Svg size={16}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Svg>
  );
}

/** The SVG path of two sheets, for buttons that copy. */
export const COPY_PATH = 'M9 9h10v11H9zM5 15V4h10';

/** The SVG path of a check mark, for buttons that show success. */
export const CHECK_PATH = 'm5 13 4 4L19 7';

/** Three lines, for buttons that open a menu. */
export function Menu(): ReactNode {
  return (
    <Svg size={16}>
      <path d="M3 6h18M3 12h18M3 18h12" />
    </Svg>
  );
}

/** A moon, for the dark theme. */
export function Moon(): ReactNode {
  return (
    <Svg stroke={1.75}>
      <path d="M20.2 14.6A8.6 8.6 0 0 1 9.4 3.8a8.6 8.6 0 1 0 10.8 10.8Z" />
    </Svg>
  );
}

/** A sun, for the light theme. */
export function Sun(): ReactNode {
  return (
    <Svg stroke={1.75}>
      <circle cx="12" cy="12" r="4.25" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </Svg>
  );
}
