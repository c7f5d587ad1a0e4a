/** Runs fences (code samples on pages) unchanged, except that tests can replace placeholder addresses. */
import {format} from 'node:util';
import ts from 'typescript';
import {siblingOf} from '../../scripts/samples/checkers/typescript/siblings';
import type {Sample} from '../../scripts/samples/types';
import {fenceAt, siblingsOf, type Address} from './pages';

/** A fence that runs, or has run. */
export interface Run<Values> {
  /** What the fence declares or exports at its top level. Reading a value before its declaration has run can throw. */
  values: Values;
  /** What the fence has written to the console, as text. */
  output: string[];
  /** What the fence has written to the console, as values. */
  logged: unknown[][];
  /** Resolves when the fence has run to its end. Rejects with what the fence throws. */
  done: Promise<void>;
}

/** Globals that a fence gets instead of the browser's or Node's own, such as `localStorage` or `process`. */
export type Globals = Record<string, unknown>;

export interface Given {
  /** Values for the names that the fence's `with` attribute lists. */
  with?: Record<string, unknown>;
  globals?: Globals;
  /** Placeholder addresses on the page, each with the address of the account to use instead. */
  addresses?: Record<string, string>;
}

type AsyncFunctionConstructor = new (...args: string[]) => (...args: unknown[]) => Promise<void>;

const AsyncFunction = (async () => Promise.resolve()).constructor as AsyncFunctionConstructor;

/** The addresses of the fences that this test file has run. */
const ran = new Set<Address>();

/** Adds a test that fails if this test file hasn't run all fences in these tables of fences.ts. Call it last. */
export function everyFenceRuns(...tables: readonly Readonly<Record<string, Address>>[]): void {
  it('runs every fence of its tables', () => {
    expect(tables.flatMap((table) => Object.values(table)).filter((address) => !ran.has(address))).toEqual([]);
  });
}

/** Starts a fence. Use `start` for fences that don't end by themselves, such as loops over streams. */
export function start<Values = Record<string, never>>(address: Address, given: Given = {}): Run<Values> {
  ran.add(address);
  return evaluate<Values>(fenceAt(address), given);
}

/**
 * Runs a fence to its end.
 *
 * @throws what the fence throws
 */
export async function run<Values = Record<string, never>>(address: Address, given: Given = {}): Promise<Run<Values>> {
  const started = start<Values>(address, given);
  await started.done;
  return started;
}

function evaluate<Values>(sample: Sample, given: Given): Run<Values> {
  const missing = sample.with.filter((name) => !Object.hasOwn(given.with ?? {}, name));
  if (missing.length > 0) throw new Error(`${sample.file}:${sample.line} also needs ${missing.join(', ')}.`);
  const values = {} as Values;
  const output: string[] = [];
  const logged: unknown[][] = [];
  const write = (...args: unknown[]): void => {
    output.push(format(...args));
    logged.push(args);
  };
  const scope: Globals = {
    require: (specifier: string) => load(sample, specifier, given),
    exports: values,
    console: {log: write, info: write, warn: write, error: write, debug: write},
    ...given.globals,
    ...Object.fromEntries(sample.with.map((name) => [name, given.with![name]])),
  };
  const body = new AsyncFunction(...Object.keys(scope), compile(sample, given.addresses ?? {}));
  const done = body(...Object.values(scope));
  // The test gets errors from `done`. Node mustn't report an error as unhandled if the test awaits `done` only later.
  done.catch(() => undefined);
  return {values, output, logged, done};
}

function load(importer: Sample, specifier: string, given: Given): unknown {
  // oxlint-disable-next-line typescript/no-require-imports -- as Jest resolves it
  if (!specifier.startsWith('.')) return require(specifier);
  const sibling = siblingOf(importer, specifier, siblingsOf(importer));
  if (!sibling) throw new Error(`${importer.file}:${importer.line} imports ${specifier}, which isn't on the page.`);
  return evaluate(sibling, given).values;
}

function compile({code, file, line, language}: Sample, addresses: Record<string, string>): string {
  const text = Object.entries(addresses).reduce((whole, [from, to]) => whole.replaceAll(from, to), code);
  const {outputText} = ts.transpileModule(text, {
    fileName: `${file}.${line}.${language}`,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
    },
  });
  const getters = declaredNames(text, language).map(
    (name) => `Object.defineProperty(exports, '${name}', {get: () => ${name}, enumerable: true});`,
  );
  return `${getters.join(' ')} ${outputText}\n//# sourceURL=${file}:${line}`;
}

/** Returns the names that code declares at its top level without exporting them. */
function declaredNames(code: string, language: string): string[] {
  const source = ts.createSourceFile(`x.${language}`, code, ts.ScriptTarget.ES2022, true);
  const names = (name: ts.BindingName): string[] =>
    ts.isIdentifier(name)
      ? [name.text]
      : name.elements.flatMap((element) => (ts.isBindingElement(element) ? names(element.name) : []));
  return source.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);
    if (isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({name}) => names(name));
    const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    return isNamed && statement.name ? [statement.name.text] : [];
  });
}
