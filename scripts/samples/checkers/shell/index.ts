/** Shell: parsed; every command is a known one, every package that it installs is in the settings' list. */
import {problemOfPackage} from '../../packages';
import {findingAt, type Checker, type Finding, type Sample} from '../../types';
import {filesIn, PACKAGE_FILES, versionOf} from '../../version';
import {npmPackagesOf} from './installs';
import {parseShell, ShellError, type Command} from './parse';

/** What a reader can be expected to have; a path is somebody's own script. */
const COMMANDS = [
  ...['npm', 'npx', 'node', 'yarn', 'pnpm', 'bun', 'bunx', 'corepack', 'nvm'],
  ...[
    'cd',
    'mkdir',
    'cp',
    'mv',
    'rm',
    'ls',
    'cat',
    'echo',
    'printf',
    'touch',
    'export',
    'source',
    'chmod',
    'sudo',
    'env',
  ],
  ...['curl', 'git', 'gh', 'jq', 'openssl', 'grep', 'sed', 'tee', 'head', 'tail', 'base64', 'ssh', 'open', 'sleep'],
  ...['docker', 'docker-compose', 'brew', 'go', 'make', 'cargo', 'protoc', 'buf', 'psql', 'ngrok', 'grpcurl'],
  ...['pod', 'gem', 'bundle', 'swift', 'xcodebuild', 'xcrun', 'gradle', 'adb', 'keytool', 'firebase', 'gcloud'],
];

function problemOfCommand([name]: Command): string | undefined {
  if (name!.text.includes('/') || COMMANDS.includes(name!.text)) return undefined;
  return `"${name!.text}" isn't a known command: write it right, or add it to scripts/samples/checkers/shell.`;
}

function findingsOf(sample: Sample): Finding[] {
  try {
    return parseShell(sample.code).flatMap((command) => {
      const {line, column} = command[0]!;
      const problem = problemOfCommand(command);
      const packages = npmPackagesOf(command).flatMap(({name, range, word}) => {
        const wrong = problemOfPackage('npm', name, range);
        return wrong === undefined ? [] : [findingAt(sample, word.line, word.column, wrong)];
      });
      return problem === undefined ? packages : [findingAt(sample, line, column, problem), ...packages];
    });
  } catch (error) {
    if (error instanceof ShellError) return [findingAt(sample, error.line, error.column, error.message)];
    throw error;
  }
}

export const shell: Checker = {
  name: 'shell',
  languages: ['bash', 'sh', 'shell', 'zsh'],
  version: versionOf([...filesIn(__dirname), ...PACKAGE_FILES]),
  check: (samples) => Promise.resolve(samples.flatMap(findingsOf)),
};
