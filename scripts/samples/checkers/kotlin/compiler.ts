/** Runs the Kotlin compiler, a Java program in the package `kotlin-compiler`. */
import {spawn, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const MANIFEST = createRequire(__filename).resolve('kotlin-compiler/package.json');

/** The compiler's version: `2.2.21`. */
export const COMPILER_VERSION = (JSON.parse(readFileSync(MANIFEST, 'utf8')) as {version: string}).version;

const jars = (...names: string[]): string[] =>
  names.map((name) => path.join(path.dirname(MANIFEST), 'lib', `${name}.jar`));

/** The libraries that every Kotlin program is compiled against. */
const LIBRARIES = jars('kotlin-stdlib', 'kotlinx-coroutines-core-jvm', 'annotations-13.0');

/**
 * The arguments of `java` that start the compiler. They turn off Java's slower optimizations, because the compiler runs
 * for only a few seconds.
 */
const JAVA_OPTIONS = [
  '-Xmx1g',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  ...['file', 'stdout', 'stderr'].map((name) => `-D${name}.encoding=UTF-8`),
  '-Dorg.jetbrains.kotlin.cliMessageRenderer=XML',
  '-cp',
  [...jars('kotlin-compiler', 'kotlin-reflect', 'kotlin-script-runtime'), ...LIBRARIES].join(path.delimiter),
  'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler',
];

/** An error from the compiler. `line` and `column` count from 1. */
export interface CompilerError {
  file: string;
  line: number;
  column: number;
  message: string;
}

/** Whether the command `java`, which runs the compiler, works. Doesn't check Java's version. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version'], {stdio: 'ignore', env: process.env}).status === 0;
}

/**
 * Compiles Kotlin and returns the errors. The compiler finds some errors, such as two functions that become the same
 * Java method, in a later phase. It reaches this phase only if the earlier phases find no error in any file.
 *
 * @param sources - files or folders
 * @param target - folder for the compiled classes
 * @param classes - folders of compiled classes that the sources use
 * @param javaSources - folders of Java declarations that the sources use
 * @throws Error if the compiler itself fails
 */
export async function kotlinc(
  sources: readonly string[],
  target: string,
  classes: readonly string[] = [],
  javaSources: readonly string[] = [],
): Promise<CompilerError[]> {
  const {status, output} = await java([
    ...JAVA_OPTIONS,
    '-no-stdlib',
    '-no-reflect',
    '-nowarn',
    '-cp',
    [...classes, ...LIBRARIES].join(path.delimiter),
    ...(javaSources.length > 0 ? [`-Xjava-source-roots=${javaSources.join(',')}`] : []),
    '-d',
    target,
    ...sources,
  ]);
  const errors = readErrors(output);
  if (status !== 0 && (status !== 1 || errors.length === 0)) throw new Error(`The Kotlin compiler failed:\n${output}`);
  return errors;
}

function java(options: readonly string[]): Promise<{status: number | null; output: string}> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn('java', options, {stdio: ['ignore', 'pipe', 'pipe'], env: process.env});
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject).on('close', (status) => {
      resolve({status, output});
    });
  });
}

const ENTITIES: Readonly<Record<string, string>> = {lt: '<', gt: '>', quot: '"', apos: "'", amp: '&'};

const unescape = (text: string): string =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (all, code: string | undefined, name: string) =>
    code === undefined ? (ENTITIES[name] ?? all) : String.fromCodePoint(Number(code)),
  );

/** Parses the compiler's output, and returns the errors that have a file and a line. */
function readErrors(output: string): CompilerError[] {
  return [...output.matchAll(/<error path="([^"]*)" line="(\d+)" column="(\d+)">([\s\S]*?)<\/error>/g)].map(
    ([, file, line, column, message]) => ({
      file: unescape(file!),
      line: Number(line),
      column: Number(column),
      message: unescape(message!).trim(),
    }),
  );
}
