/** Checks protocol buffers with the parser of protobufjs, which also refuses duplicate names and numbers. */
import {parse, Root} from 'protobufjs';
import {findingAt, type Checker, type Finding, type Sample} from '../types';
import {versionOf} from '../version';

/** Adds a `syntax` statement to the first line if the sample has none. All of XMTP's files are proto3. */
const withSyntax = (code: string): string => (/^\s*syntax\b/m.test(code) ? code : `syntax = "proto3"; ${code}`);

function findingsOf(sample: Sample): Finding[] {
  try {
    parse(withSyntax(sample.code), new Root(), {keepCase: true});
    return [];
  } catch (error) {
    // The parser throws a TypeError when it reads past the end of the code.
    if (error instanceof TypeError)
      return [findingAt(sample, 1, undefined, 'not valid protobuf: a block is never closed. Add "}".')];
    const {message} = error as Error;
    const [, text = message, line] = /^(.*?)(?: \((?:.*, )?line (\d+)\))?$/s.exec(message) ?? [];
    return [findingAt(sample, line === undefined ? 1 : Number(line), undefined, `not valid protobuf: ${text}.`)];
  }
}

export const protobuf: Checker = {
  name: 'protobuf',
  languages: ['proto', 'protobuf'],
  version: versionOf(__filename),
  check: (samples) => Promise.resolve(samples.flatMap(findingsOf)),
};
