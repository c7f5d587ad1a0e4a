import {toIndexPage} from '../../../../src/plugins/search/toIndex';

const section = {level: 2, anchor: 'keys', title: 'Keys', text: 'Save the keyBundle.', samples: [] as string[]};
const indexOf = (of: Partial<typeof section>) => toIndexPage('dms/client', [{...section, ...of}]);

it('stores level, title and text, and the anchor only if it differs from the title’s slug', () => {
  expect(indexOf({})).toEqual(['dms/client', [2, 'Keys', 'Save the keyBundle.']]);
  expect(indexOf({anchor: 'other'})).toEqual(['dms/client', [2, 'Keys', 'Save the keyBundle.', '', 'other']]);
});

it('stores each name in samples once: no keywords, no names from the prose, no parts of numbers', () => {
  const samples = [
    'const keyBundle = await client.loadKeys("x");',
    'client.loadKeys(0x3F11b27); import "@xmtp/react-sdk"',
  ];
  expect(indexOf({samples})).toEqual([
    'dms/client',
    [2, 'Keys', 'Save the keyBundle.', 'client loadKeys @xmtp/react-sdk'],
  ]);
});

it('leaves out the packages of imports, but not the imported names', () => {
  const samples = ['import org.xmtp.android.library.Client\n  import kotlinx.coroutines.flow.catch\nimport XMTPiOS'];
  expect(indexOf({samples})).toEqual(['dms/client', [2, 'Keys', 'Save the keyBundle.', 'Client XMTPiOS']]);
});
