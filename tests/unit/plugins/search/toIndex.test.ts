import type {SampleLine} from '../../../../src/plugins/search/readPage';
import {toEntry} from '../../../../src/plugins/search/toIndex';

const SECTION = {level: 2, anchor: 'keys', title: 'Keys', text: 'Save the keyBundle.', samples: [] as SampleLine[]};
const entryOf = (of: Partial<typeof SECTION>) => toEntry({...SECTION, ...of});
const linesOf = (...codes: string[]): SampleLine[] => codes.map((code) => ({source: `source of ${code}`, code}));

it('stores level and title, and the anchor only if it differs from the title’s slug', () => {
  expect(entryOf({}).section).toEqual([2, 'Keys']);
  expect(entryOf({anchor: 'other'}).section).toEqual([2, 'Keys', 'other']);
  expect(entryOf({level: 1, anchor: ''}).section).toEqual([1, 'Keys']);
});

it('indexes each name in samples once: no keywords, no names from the prose, no parts of numbers', () => {
  const samples = linesOf(
    'const keyBundle = await client.loadKeys("x");',
    'client.loadKeys(0x3F11b27); import "@xmtp/react-sdk"',
  );
  expect(entryOf({samples}).indexed).toBe('Save the keyBundle. client loadKeys @xmtp/react-sdk');
});

it('leaves out the packages of imports, but not the imported names', () => {
  const samples = linesOf(
    'import org.xmtp.android.library.Client',
    '  import kotlinx.coroutines.flow.catch',
    'import XMTPiOS',
  );
  expect(entryOf({samples}).indexed).toBe('Save the keyBundle. Client XMTPiOS');
});

it('stores the prose, and the lines as they are written that have a new name', () => {
  const samples = linesOf('client.loadKeys()', '()', 'client.loadKeys(again)', 'client.loadKeys()');
  expect(entryOf({samples}).text).toEqual([
    'Save the keyBundle.',
    'source of client.loadKeys()',
    'source of client.loadKeys(again)',
  ]);
});
