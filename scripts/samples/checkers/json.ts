/** Checks JSON: its syntax (jsonc may have comments and trailing commas), duplicate keys, and dependencies. */
import {findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError} from 'jsonc-parser';
import {problemOfPackage} from '../packages';
import {findingAtOffset, type Checker, type Finding, type Sample} from '../types';
import {versionOf} from '../version';

const DEPENDENCIES = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

function findingsOf(sample: Sample): Finding[] {
  const {code, language} = sample;
  const errors: ParseError[] = [];
  const commented = language === 'jsonc';
  const tree = parseTree(code, errors, {disallowComments: !commented, allowTrailingComma: commented});
  if (errors.length > 0 || !tree) {
    return errors.map(({error, offset}) =>
      findingAtOffset(sample, offset, `not valid ${language}: ${wording(printParseErrorCode(error))}.`),
    );
  }
  const repeated = duplicateKeys(tree).map(({offset, key}) =>
    findingAtOffset(sample, offset, `the object already has the key "${key}".`),
  );
  const packages = dependenciesOf(tree).flatMap(({name, range, offset}) => {
    const problem = problemOfPackage('npm', name, range);
    return problem === undefined ? [] : [findingAtOffset(sample, offset, problem)];
  });
  return [...repeated, ...packages];
}

/** Converts `CommaExpected` to "Comma expected". */
const wording = (code: string): string => code.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Returns the keys that repeat an earlier key of the same object, in objects at every depth. */
function duplicateKeys(node: Node): {key: string; offset: number}[] {
  const children = node.children ?? [];
  const keys = node.type === 'object' ? children.map(({children: pair}) => pair![0]!) : [];
  const repeated = keys.filter(({value}, index) => keys.findIndex((other) => other.value === value) < index);
  return [
    ...repeated.map(({value, offset}) => ({key: value as string, offset})),
    ...children.flatMap((child) => duplicateKeys(child)),
  ];
}

function dependenciesOf(tree: Node): {name: string; range: string; offset: number}[] {
  return DEPENDENCIES.flatMap((field) => findNodeAtLocation(tree, [field])?.children ?? []).flatMap(
    ({children = []}) => {
      const [name, range] = children;
      if (typeof name?.value !== 'string' || typeof range?.value !== 'string') return [];
      return [{name: name.value, range: range.value, offset: name.offset}];
    },
  );
}

export const json: Checker = {
  name: 'json',
  languages: ['json', 'jsonc'],
  version: versionOf(__filename),
  check: (samples) => Promise.resolve(samples.flatMap(findingsOf)),
};
