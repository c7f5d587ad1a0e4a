/** The kinds of callout, as SPEC and Docusaurus name them; `callout` is Vocs' word for a plain one. */
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
