/** Creates a TypeScript program in which samples are modules, and can import the packages installed for them. */
import path from 'node:path';
import ts from 'typescript';
import {preambleFile} from '../../../../src/markdown/preambles';
import {SAMPLES_FOLDER} from '../../samplesFolder';
import type {Sample} from '../../types';
import {siblingOf} from './siblings';

/** The number of lines before the sample's code in its module. */
export const PREFIX_LINES = 1;

/** The specifier from which a sample's module imports the names in `with`. */
const PREAMBLE = 'portal:preamble';

/** Names of packages, each with the folder from which to resolve the package instead of the importer's folder. */
export type Redirects = ReadonlyMap<string, string>;

/** The repository has two versions of React's types. Samples and their packages get the samples' version. */
const OWN_PACKAGES: Redirects = new Map(['react', 'react-dom'].map((name) => [name, SAMPLES_FOLDER]));

export interface SampleProgram {
  program: ts.Program;
  /** Returns the module of a sample. */
  sourceOf: (sample: Sample) => ts.SourceFile;
}

function readOptions(): ts.CompilerOptions {
  const file = path.join(SAMPLES_FOLDER, 'tsconfig.json');
  const {config, error} = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as {
    config: unknown;
    error?: ts.Diagnostic;
  };
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, SAMPLES_FOLDER, undefined, file);
  const problem = error ?? parsed.errors[0];
  if (problem) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`);
  return parsed.options;
}

const EXTENSIONS: Readonly<Record<string, string>> = {ts: 'ts', tsx: 'tsx', js: 'js', jsx: 'jsx'};

/** Returns the text of a sample's module. The names in `with` come from the SDK's preamble. */
function moduleText({sdk, with: names, code}: Sample): string {
  const given = sdk !== undefined && names.length > 0;
  const imports = given ? `import {${names.join(', ')}} from '${PREAMBLE}';` : '';
  return `${imports} export {};\n${code}`;
}

const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

const resolved = (resolvedFileName: string, extension: string): ts.ResolvedModuleWithFailedLookupLocations => ({
  resolvedModule: {resolvedFileName, extension, isExternalLibraryImport: false},
});

/** Parsed files from disk. All programs of a run share them, because the files don't change during a run. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * Creates the program.
 *
 * @param samples - the samples to check
 * @param all - all samples that may be imported, including those to check
 * @param redirects - packages to resolve from other folders
 */
export function createProgram(
  samples: readonly Sample[],
  all: readonly Sample[],
  redirects: Redirects = new Map(),
): SampleProgram {
  const options = readOptions();
  const host = ts.createCompilerHost(options);
  const nameOf = (sample: Sample): string =>
    path.posix.join(
      SAMPLES_FOLDER.replaceAll('\\', '/'),
      `${sample.file}.${sample.line}.${EXTENSIONS[sample.language]!}`,
    );
  const byName = new Map(all.filter(({language}) => EXTENSIONS[language]).map((sample) => [nameOf(sample), sample]));
  const folders = new Map([...OWN_PACKAGES, ...redirects]);
  const cache = ts.createModuleResolutionCache(SAMPLES_FOLDER, (name) => host.getCanonicalFileName(name), options);

  const readDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target, ...rest) => {
    const sample = byName.get(name);
    if (sample) return ts.createSourceFile(name, moduleText(sample), target, true);
    if (!parsed.has(name)) parsed.set(name, readDisk(name, target, ...rest));
    return parsed.get(name);
  };
  const existsOnDisk = host.fileExists.bind(host);
  host.fileExists = (name) => byName.has(name) || existsOnDisk(name);
  host.getCurrentDirectory = () => SAMPLES_FOLDER;

  const resolve = (specifier: string, from: string): ts.ResolvedModuleWithFailedLookupLocations => {
    const folder = folders.get(packageOf(specifier));
    return ts.resolveModuleName(specifier, folder ? path.join(folder, '_.ts') : from, options, host, cache);
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({text}) => {
      const importer = byName.get(from);
      if (importer && text === PREAMBLE) return resolved(preambleFile(importer.sdk!), '.ts');
      if (!importer || !text.startsWith('.')) return resolve(text, from);
      const sibling = siblingOf(importer, text, all);
      if (!sibling) return {resolvedModule: undefined};
      return resolved(nameOf(sibling), `.${EXTENSIONS[sibling.language]!}`);
    });
  host.resolveTypeReferenceDirectiveReferences = (references, from) =>
    references.map((reference) => {
      const name = typeof reference === 'string' ? reference : reference.fileName;
      const folder = folders.get(name);
      return ts.resolveTypeReferenceDirective(name, folder ? path.join(folder, '_.ts') : from, options, host);
    });

  const program = ts.createProgram(samples.map(nameOf), options, host);
  return {program, sourceOf: (sample) => program.getSourceFile(nameOf(sample))!};
}
