/** JSON: parsed, comments and trailing commas only where the language is jsonc; dependencies are in the settings' list. */
import {findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError} from 'jsonc-parser';
import {problemOfPackage} from '../packages';
import {findingAt, type Checker, type Finding, type Sample} from '../types';
import {PACKAGE_FILES, versionOf} from '../version';
import {placeOf} from './place';

const DEPENDENCIES = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

function findingsOf(sample: Sample): Finding[] {
  const {code, language} = sample;
  const at = (offset: number, message: string): Finding => {
    const {line, column} = placeOf(code, offset);
    return findingAt(sample, line, column, message);
  };
  const errors: ParseError[] = [];
  const commented = language === 'jsonc';
  const tree = parseTree(code, errors, {disallowComments: !commented, allowTrailingComma: commented});
  if (errors.length > 0 || !tree) {
    return errors.map(({error, offset}) =>
      at(offset, `not valid ${language}: ${wording(printParseErrorCode(error))}.`),
    );
  }
  const repeated = keysOf(tree).map(({offset, key}) => at(offset, `the key "${key}" stands twice in its object.`));
  const packages = dependenciesOf(tree).flatMap(({name, range, offset}) => {
    const problem = problemOfPackage('npm', name, range);
    return problem === undefined ? [] : [at(offset, problem)];
  });
  return [...repeated, ...packages];
}

/** `CommaExpected` as people write it. */
const wording = (code: string): string => code.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Keys that an object has twice. */
function keysOf(node: Node): {key: string; offset: number}[] {
  const children = node.children ?? [];
  const keys = node.type === 'object' ? children.map(({children: pair}) => pair![0]!) : [];
  const repeated = keys.filter(({value}, index) => keys.findIndex((other) => other.value === value) < index);
  return [
    ...repeated.map(({value, offset}) => ({key: value as string, offset})),
    ...children.flatMap((child) => keysOf(child)),
  ];
}

/** What a package.json depends on. */
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
  version: versionOf([__filename, ...PACKAGE_FILES]),
  check: (samples) => Promise.resolve(samples.flatMap(findingsOf)),
};
