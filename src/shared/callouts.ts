/** The kinds of callout, by the names of SPEC and Docusaurus. `callout` is Vocs' name for a plain one. */
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
