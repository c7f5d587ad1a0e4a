import {documentTitle} from '../../../src/hooks/documentTitle';

const site = {title: 'XMTP Documentation', titleTemplate: '%s – XMTP Documentation'};

it.each([
  ['Create a client', 'Create a client – XMTP Documentation'],
  ['  Padded ', 'Padded – XMTP Documentation'],
  ['Costs $& more', 'Costs $& more – XMTP Documentation'],
  [undefined, 'XMTP Documentation'],
  ['', 'XMTP Documentation'],
  ['About XMTP Documentation', 'About XMTP Documentation'],
])('the title of a page called %j is %j', (title, expected) => {
  expect(documentTitle(title, site)).toBe(expected);
});

it.each([
  ['%s: 100% docs (%s)', 'Client: 100% docs (Client)'],
  [undefined, 'Client'],
])('the template %j gives %j', (titleTemplate, expected) => {
  expect(documentTitle('Client', {title: 'Docs', titleTemplate})).toBe(expected);
});
