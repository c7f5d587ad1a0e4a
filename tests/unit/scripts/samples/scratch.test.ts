import {readPackageSpec} from '../../../../scripts/samples/scratch';

const known = new Map([
  ['@xmtp/xmtp-js', '12.1.0'],
  ['viem', '2.21.0'],
]);

it.each([
  ['@xmtp/xmtp-js@13.0.4', '@xmtp/xmtp-js', '13.0.4'],
  ['viem@3.0.0-rc.1', 'viem', '3.0.0-rc.1'],
])('reads %s', (text, name, version) => {
  expect(readPackageSpec(text, known)).toEqual({name, version});
});

it.each([
  [undefined, 'no package is given; usage: npm run samples:upgrade -- @xmtp/xmtp-js@13.0.4'],
  ['viem', '"viem" isn\'t a package with a version; usage:'],
  ['viem@latest', '"viem@latest" isn\'t a package with a version; usage:'],
  ['left-pad@1.0.0', 'samples aren\'t checked against a package "left-pad" from npm; it can be @xmtp/xmtp-js, viem.'],
])('refuses %s', (text, message) => {
  expect(() => readPackageSpec(text, known)).toThrow(message);
});
