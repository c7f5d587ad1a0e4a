/** Checks the syntax of shell samples, and whether their commands and packages are allowed. */
import {SHELLS, typedLines} from '../../../../src/shared/shell';
import {problemOfPackage} from '../../packages';
import {findingAt, type Checker, type Finding, type Sample} from '../../types';
import {SWIFT_MODULES, versionOf} from '../../version';
import {npmPackagesOf} from './installs';
import {loadShell, ShellError, type Command} from './parse';

/** The commands that samples can use. A name with a slash is the reader's own script, and always allowed. */
const COMMANDS = new Set(
  `npm npx node yarn pnpm bun bunx corepack nvm
  cd mkdir cp mv rm ls cat echo printf touch export source chmod sudo env
  curl git gh jq openssl grep sed tee head tail base64 ssh open sleep
  docker docker-compose brew go make cargo protoc buf psql ngrok grpcurl
  pod gem bundle swift xcodebuild xcrun gradle adb keytool firebase gcloud`.split(/\s+/),
);

function problemOfCommand([name]: Command): string | undefined {
  if (name!.text.includes('/') || COMMANDS.has(name!.text)) return undefined;
  return `"${name!.text}" isn't a supported command: correct it, or add it to scripts/samples/checkers/shell.`;
}

function findingsOf(parse: (code: string) => Command[], sample: Sample): Finding[] {
  const written = sample.code.split('\n');
  const typed = typedLines(sample.code);
  const at = (line: number, column: number, message: string): Finding => {
    const prompt = (written[line - 1] ?? '').length - (typed[line - 1] ?? '').length;
    return findingAt(sample, line, column + prompt, message);
  };
  try {
    // Lines of output are read as empty lines, so that the commands keep their line numbers.
    return parse(typed.map((line) => line ?? '').join('\n')).flatMap((command) => {
      const {line, column} = command[0]!;
      const problem = problemOfCommand(command);
      const packages = npmPackagesOf(command).flatMap(({name, range, word}) => {
        const wrong = problemOfPackage('npm', name, range);
        return wrong === undefined ? [] : [at(word.line, word.column, wrong)];
      });
      return problem === undefined ? packages : [at(line, column, problem), ...packages];
    });
  } catch (error) {
    if (error instanceof ShellError) return [at(error.line, error.column, error.message)];
    throw error;
  }
}

export const shell: Checker = {
  name: 'shell',
  languages: SHELLS,
  version: versionOf(__filename, SWIFT_MODULES),
  async check(samples) {
    const parse = await loadShell();
    return samples.flatMap((sample) => findingsOf(parse, sample));
  },
};
