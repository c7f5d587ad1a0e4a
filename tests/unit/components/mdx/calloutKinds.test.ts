import {calloutKind} from '../../../../src/components/mdx/Callout/kinds';
import {CALLOUTS} from '../../../../src/shared/callouts';

const LOOKS: Record<(typeof CALLOUTS)[number], [look: string, label: string]> = {
  note: ['note', 'Note'],
  callout: ['note', 'Note'],
  secondary: ['note', 'Note'],
  info: ['note', 'Info'],
  important: ['note', 'Important'],
  tip: ['tip', 'Tip'],
  success: ['tip', 'Success'],
  warning: ['warning', 'Warning'],
  caution: ['warning', 'Caution'],
  danger: ['danger', 'Danger'],
};

it.each(CALLOUTS)('a callout of the kind %s has its look and its label', (type) => {
  const {look, label} = calloutKind(type);
  expect([look, label]).toEqual(LOOKS[type]);
});
