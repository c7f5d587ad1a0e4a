/**
 * Checks the part of CocoaPods' Podfile syntax that pages need, line by line. Pods must be in src/config/packages.ts.
 */
import {fromPessimistic, problemOfPackage} from '../packages';
import {findingAt, type Checker, type Finding, type Sample} from '../types';
import {versionOf} from '../version';

const COMMENT = /\s*#.*$/;
const POD = /^\s*pod ['"]([^'"]+)['"](?:,\s*['"]([^'"]+)['"])?$/;
const BLOCK =
  /^\s*(?:target ['"][^'"]+['"]|post_install|pre_install|abstract_target ['"][^'"]+['"]).* do(?: \|\w+\|)?$/;
const END = /^\s*end$/;
const STATEMENT =
  /^\s*(?:platform :\w+, ['"][\d.]+['"]|use_frameworks!.*|use_modular_headers!|source ['"][^'"]+['"]|inherit! :\w+)$/;

function findingsOf(sample: Sample): Finding[] {
  const findings: Finding[] = [];
  const open: number[] = [];
  sample.code.split('\n').forEach((raw, index) => {
    const line = raw.replace(COMMENT, '').trimEnd();
    const report = (message: string): void => {
      findings.push(findingAt(sample, index + 1, raw.length - raw.trimStart().length + 1, message));
    };
    const pod = POD.exec(line);
    if (pod) {
      const problem = problemOfPackage('cocoapods', pod[1]!, pod[2] && fromPessimistic(pod[2]));
      if (problem !== undefined) report(problem);
    } else if (BLOCK.test(line)) {
      open.push(index + 1);
    } else if (END.test(line)) {
      if (open.pop() === undefined) report('"end" closes nothing: remove it, or add what it closes.');
    } else if (line !== '' && !STATEMENT.test(line)) {
      report(
        'unsupported statement: a Podfile sample can have platform, source, target, abstract_target, pod, inherit!, ' +
          'use_frameworks!, use_modular_headers!, pre_install, post_install and end.',
      );
    }
  });
  return [
    ...findings,
    ...open.map((line) => findingAt(sample, line, undefined, 'the block is never closed: add end.')),
  ];
}

export const podfile: Checker = {
  name: 'podfile',
  languages: ['ruby'],
  version: versionOf(__filename),
  check: (samples) => Promise.resolve(samples.flatMap(findingsOf)),
};
