/** The kinds of callout. `callout` is Vocs' name for a plain callout. */
export const CALLOUTS = [
  'note',
  'info',
  'tip',
  'warning',
  'danger',
  'success',
  'caution',
  'important',
  'secondary',
  'callout',
] as const;
