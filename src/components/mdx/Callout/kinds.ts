import type {CALLOUTS} from '../../../shared/callouts';

export interface CalloutKind {
  look: 'note' | 'tip' | 'warning' | 'danger';
  /** The kind's name, which is the title by default. */
  label: string;
  /** An SVG path in a 24 × 24 view box. */
  icon: string;
}

const INFO = 'M12 11v6m0-10v.01M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0';
const TRIANGLE = 'M12 9v5m0 3v.01M12 3 2.5 20h19z';

const NOTE: CalloutKind = {look: 'note', label: 'Note', icon: 'M5 4h14v11l-5 5H5zM14 20v-5h5M9 9h6m-6 4h3'};

const KINDS: Readonly<Record<(typeof CALLOUTS)[number], CalloutKind>> = {
  note: NOTE,
  callout: NOTE,
  secondary: NOTE,
  info: {look: 'note', label: 'Info', icon: INFO},
  important: {look: 'note', label: 'Important', icon: INFO},
  tip: {
    look: 'tip',
    label: 'Tip',
    icon: 'M9 17h6m-5 4h4M12 3a6 6 0 0 0-3.5 10.9c.3.3.5.7.5 1.1v2h6v-2c0-.4.2-.8.5-1.1A6 6 0 0 0 12 3',
  },
  success: {look: 'tip', label: 'Success', icon: 'm8 12 3 3 5-6M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0'},
  warning: {look: 'warning', label: 'Warning', icon: TRIANGLE},
  caution: {look: 'warning', label: 'Caution', icon: TRIANGLE},
  danger: {look: 'danger', label: 'Danger', icon: 'M12 7.5V13m0 3v.01M8 3h8l5 5v8l-5 5H8l-5-5V8z'},
};

const isKnown = (type: string): type is keyof typeof KINDS => Object.hasOwn(KINDS, type);

/** Returns the kind for a callout's type. Unknown types, possible only with `<Callout type>`, are notes. */
export function calloutKind(type: string): CalloutKind {
  return isKnown(type) ? KINDS[type] : NOTE;
}
