/** Checks Swift samples for xmtp-ios with packages/swift-samples. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSwiftChecker, type GivenName, type SwiftChecker} from '@portal/swift-samples';
import {SDK_PACKAGES} from '../../../src/shared/sdks';
import {findingAt, type Checker, type Finding, type Sample} from '../types';
import {filesIn, SWIFT_MODULES, versionOf} from '../version';

const ROOT = path.resolve(__dirname, '../../..');
const PLATFORM = path.join(ROOT, 'samples/platform/swift');
const DECLARATIONS = path.join(ROOT, `samples/api/ios-${SDK_PACKAGES.Swift.version}.swift`);
/** The file with the names that samples can list in `with`. */
const PREAMBLE = path.join(ROOT, 'samples/preambles/native.json');

const read = (file: string): string => readFileSync(file, 'utf8');

let loading: Promise<SwiftChecker> | undefined;

function load(): Promise<SwiftChecker> {
  const {swift: given} = JSON.parse(read(PREAMBLE)) as {swift: Record<string, GivenName>};
  // A platform file is named after its module.
  const platform = readdirSync(PLATFORM).map((file): [string, string[]] => [
    path.basename(file, '.swift'),
    [read(path.join(PLATFORM, file))],
  ]);
  return createSwiftChecker({
    declarations: {XMTPiOS: [read(DECLARATIONS)]},
    platform: Object.fromEntries(platform),
    given,
  });
}

function findingsOf(check: SwiftChecker, sample: Sample): Finding[] {
  return check(sample.code, sample.with).map(({line, column, message}) => findingAt(sample, line, column, message));
}

export const swift: Checker = {
  name: 'swift',
  languages: ['swift'],
  version: versionOf(__filename, [...SWIFT_MODULES, DECLARATIONS, PREAMBLE, ...filesIn(PLATFORM)]),
  // Reading the declarations takes one to three seconds, so it happens only if there is a sample.
  async check(samples) {
    if (samples.length === 0) return [];
    const check = await (loading ??= load());
    return samples.flatMap((sample) => findingsOf(check, sample));
  },
};
