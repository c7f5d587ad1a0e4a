import type {ReactNode} from 'react';
import {Svg} from '../Icon';

/** A page. */
export function PageIcon(): ReactNode {
  return (
    <Svg size={18} stroke={1.75}>
      <path d="M6 3h8l5 5v13H6zM14 3v5h5M9.5 13h6M9.5 17h6" />
    </Svg>
  );
}

/** A section of a page. */
export function SectionIcon(): ReactNode {
  return (
    <Svg size={18} stroke={1.75}>
      <path d="M10 4 8 20M16 4l-2 16M5 9h15M4 15h15" />
    </Svg>
  );
}

/** Results with their excerpts. */
export function DetailIcon(): ReactNode {
  return (
    <Svg size={18}>
      <path d="M4 6h16M4 10h10M4 15h16M4 19h10" />
    </Svg>
  );
}

/** Back to an empty query. */
export function ResetIcon(): ReactNode {
  return (
    <Svg size={18}>
      <path d="M21 5H9l-6 7 6 7h12zM17 9.5l-5 5M12 9.5l5 5" />
    </Svg>
  );
}
