import {movedTo} from '../../../src/shared/movedAnchors';

const DATA = {'/dms/client': {old: '/dms/client#new', gone: '/terms'}};

it.each([
  ['/dms/client', 'old', '/', '/dms/client#new'],
  ['/dms/client', 'old', '/docs/portal/', '/docs/portal/dms/client#new'],
  ['/dms/client', 'gone', '/', '/terms'],
  ['/dms/client', 'new', '/', undefined],
  ['/terms', 'old', '/', undefined],
  ['constructor', 'name', '/', undefined],
  ['/dms/client', 'constructor', '/', undefined],
])('on %s, #%s under %s redirects to %s', (route, anchor, basePath, expected) => {
  expect(movedTo(DATA, route, anchor, basePath)).toBe(expected);
});
