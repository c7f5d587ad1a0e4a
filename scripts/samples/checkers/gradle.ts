/**
 * Checks Gradle build files in Groovy: their tokens, brackets and dependencies. Dependencies must be in
 * src/config/packages.ts.
 */
import {problemOfPackage} from '../packages';
import {findingAtOffset, type Checker, type Finding, type Sample} from '../types';
import {versionOf} from '../version';

interface Token {
  kind: 'name' | 'text' | 'number' | 'sign';
  /** The token's text, without quotes. */
  text: string;
  offset: number;
}

const BLANK = /(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/)+/y;
const TOKEN =
  /(?<name>[A-Za-z_$][\w$]*)|(?<number>\d[\d_.]*[A-Za-z]?)|'(?<single>(?:[^'\\\n]|\\.)*)'|"(?<double>(?:[^"\\\n]|\\.)*)"|(?<sign>->|[=!<>]=|&&|\|\||\?:|\?\.|\+=|[{}()[\]=.,:;+\-*/!<>?@&|])/y;

const CLOSING: Readonly<Record<string, string>> = {'{': '}', '(': ')', '[': ']'};

/** Names that declare a dependency: `implementation 'group:name:version'`. */
const CONFIGURATION =
  /^(?:\w*[iI]mplementation|\w*[aA]pi|\w*[cC]ompileOnly|\w*[rR]untimeOnly|kapt|ksp|classpath|annotationProcessor)$/;

class GradleError extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
    this.name = 'GradleError';
  }
}

/** @throws GradleError at an unknown character, or at a string that is never closed */
function tokensOf(code: string): Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  for (;;) {
    BLANK.lastIndex = offset;
    offset += BLANK.exec(code)?.[0].length ?? 0;
    if (offset >= code.length) return tokens;
    TOKEN.lastIndex = offset;
    const match = TOKEN.exec(code);
    if (!match) {
      const quote = /['"]/.test(code[offset]!);
      throw new GradleError(quote ? 'the string is never closed.' : `unexpected "${code[offset]!}".`, offset);
    }
    const {name, number, single, double, sign} = match.groups!;
    const kind = name !== undefined ? 'name' : number !== undefined ? 'number' : sign !== undefined ? 'sign' : 'text';
    tokens.push({kind, text: (name ?? number ?? single ?? double ?? sign)!, offset});
    offset += match[0].length;
  }
}

/** @throws GradleError at a bracket without a matching bracket */
function checkBrackets(tokens: readonly Token[]): void {
  const open: Token[] = [];
  for (const token of tokens.filter(({kind}) => kind === 'sign')) {
    if (CLOSING[token.text]) open.push(token);
    if (!Object.values(CLOSING).includes(token.text)) continue;
    const last = open.pop();
    if (!last) throw new GradleError(`"${token.text}" closes nothing: remove it, or add what it closes.`, token.offset);
    const closing = CLOSING[last.text]!;
    if (closing !== token.text) {
      const remedy = `write "${closing}" before it, or in its place.`;
      throw new GradleError(`"${token.text}" doesn't close the open "${last.text}": ${remedy}`, token.offset);
    }
  }
  const last = open.pop();
  if (last) throw new GradleError(`"${last.text}" is never closed: add "${CLOSING[last.text]!}".`, last.offset);
}

/** Returns the tokens that are coordinates of dependencies. Leaves out `project(':x')` and files. */
function coordinatesOf(tokens: readonly Token[]): Token[] {
  return tokens.filter(({kind}, index) => {
    if (kind !== 'text') return false;
    const before = tokens.slice(Math.max(0, index - 4), index).filter(({text}) => text !== '(');
    const last = before.at(-1)?.text === 'platform' ? before.at(-2) : before.at(-1);
    return last?.kind === 'name' && CONFIGURATION.test(last.text);
  });
}

function problemOfCoordinates(text: string): string | undefined {
  const [, name, version] = /^([\w.-]+:[\w.-]+)(?::([\w.-]+))?$/.exec(text) ?? [];
  if (name === undefined) return `"${text}" isn't a coordinate: write 'group:name:version' with a full version.`;
  return problemOfPackage('maven', name, version);
}

function findingsOf(sample: Sample): Finding[] {
  try {
    const tokens = tokensOf(sample.code);
    checkBrackets(tokens);
    return coordinatesOf(tokens).flatMap(({text, offset}) => {
      const problem = problemOfCoordinates(text);
      return problem === undefined ? [] : [findingAtOffset(sample, offset, problem)];
    });
  } catch (error) {
    if (error instanceof GradleError) return [findingAtOffset(sample, error.offset, error.message)];
    throw error;
  }
}

export const gradle: Checker = {
  name: 'gradle',
  languages: ['groovy', 'gradle'],
  version: versionOf(__filename),
  check: (samples) => Promise.resolve(samples.flatMap(findingsOf)),
};
