/** Protocol buffers: parsed by protobufjs, which refuses numbers and names that stand twice too. */
import {parse, Root} from 'protobufjs';
import {findingAt, type Checker, type Finding, type Sample} from '../types';
import {versionOf} from '../version';

/** A part of a file is read as proto3, as all of XMTP's are. */
const withSyntax = (code: string): string => (/^\s*syntax\b/m.test(code) ? code : `syntax = "proto3"; ${code}`);

function findingsOf(sample: Sample): Finding[] {
  try {
    parse(withSyntax(sample.code), new Root(), {keepCase: true});
    return [];
  } catch (error) {
    // The parser reads on behind the end.
    if (error instanceof TypeError)
      return [findingAt(sample, 1, undefined, 'not valid protobuf: a block is never closed.')];
    const {message} = error as Error;
    const [, text = message, line] = /^(.*?)(?: \((?:.*, )?line (\d+)\))?$/s.exec(message) ?? [];
    return [findingAt(sample, line === undefined ? 1 : Number(line), undefined, `not valid protobuf: ${text}.`)];
  }
}

export const protobuf: Checker = {
  name: 'protobuf',
  languages: ['proto', 'protobuf'],
  version: versionOf([__filename, require.resolve('protobufjs/package.json')]),
  check: (samples) => Promise.resolve(samples.flatMap(findingsOf)),
};
