import type {ReactNode} from 'react';

export function MenuIcon(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <path d="M2 4h12M2 8h12M2 12h8" strokeLinecap="round" />
    </svg>
  );
}
