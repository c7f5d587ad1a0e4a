import {formatFinding} from '../../../../scripts/samples/report';
import {npmPackagesOf} from '../../../../scripts/samples/checkers/shell/installs';
import {loadShell, type Command} from '../../../../scripts/samples/checkers/shell/parse';
import {shell} from '../../../../scripts/samples/checkers/shell';
import {sampleOf} from './sample';

let parseShell: (code: string) => Command[];

beforeAll(async () => {
  parseShell = await loadShell();
});

const wordsOf = (code: string): string[][] => parseShell(code).map((command) => command.map(({text}) => text));

it.each([
  ['npm install a b', [['npm', 'install', 'a', 'b']]],
  ['npm install \\\n  a', [['npm', 'install', 'a']]],
  ['# why\ncd x # there\n\nls', [['cd', 'x'], ['ls']]],
  [
    'curl -s https://a.b/c#d | jq ".x"',
    [
      ['curl', '-s', 'https://a.b/c#d'],
      ['jq', '.x'],
    ],
  ],
  ['cd a && ls; ls || echo no', [['cd', 'a'], ['ls'], ['ls'], ['echo', 'no']]],
  ['echo \'a "b" $c\' "d \'e\' $F" g\\ h', [['echo', 'a "b" $c', "d 'e' $F", 'g h']]],
  ['KEY=1 OTHER="a b" node x.js > out.txt 2>&1', [['node', 'x.js']]],
  [
    'export KEY=$(openssl rand -hex 32)',
    [
      ['openssl', 'rand', '-hex', '32'],
      ['export', 'KEY=$(openssl rand -hex 32)'],
    ],
  ],
  ['npm i a &&\n  ls', [['npm', 'i', 'a'], ['ls']]],
])('parses %j', (code, commands) => {
  expect(wordsOf(code)).toEqual(commands);
});

it.each([
  ["echo 'open", '1:6 a single quote is never closed.'],
  ['echo "open', '1:6 a double quote is never closed.'],
  ['echo $(ls', '1:10 ")" is missing.'],
  ['ls |', '1:4 "|" has no command after it.'],
  ['ls\n&& ls', '2:1 "&&" has no command before it.'],
  ['$ npm install', '1:1 leave the prompt out: readers copy the whole line.'],
  ['for x in *; do ls; done', '1:1 "for" isn\'t supported: write plain commands.'],
  [
    'cat <<EOF\nx\nEOF',
    "1:5 here-documents aren't supported: pass the text through a pipe, or show it as a file in a sample of its own.",
  ],
  ['ls &', '1:4 "&" isn\'t supported here.'],
  ['echo `ls`', '1:6 "`" isn\'t supported here.'],
  ['(cd x)', '1:1 "(" isn\'t supported here.'],
  ['echo ${A:-b}', '1:6 only ${NAME} is supported.'],
  ['echo $((1+1))', "1:6 arithmetic isn't supported: write the result."],
  ['ls >', '1:4 a redirection needs a file.'],
])('refuses %j', (code, message) => {
  expect(() => {
    try {
      parseShell(code);
    } catch (error) {
      const {line, column, message: text} = error as Error & {line: number; column: number};
      throw new Error(`${line}:${column} ${text}`);
    }
  }).toThrow(message);
});

it.each([
  ['npm install --save-dev a@1 @b/c@2.3.4', ['a 1', '@b/c 2.3.4']],
  ['npm i -w site a', ['a']],
  ['npm install', []],
  ['npm ci', []],
  ['npm run build', []],
  ['yarn add --dev a', ['a']],
  ['yarn global add a', ['a']],
  ['pnpm add a', ['a']],
  ['pnpm dlx a b', ['a']],
  ['bun add a', ['a']],
  ['bunx a@latest', ['a latest']],
  ['npx tsx x.ts', ['tsx']],
  ['npx expo install a@1 b', ['expo', 'a 1', 'b']],
  ['npm exec a -- b', ['a']],
  ['npm create vite@5 app', ['create-vite 5']],
  ['npm init -y', []],
  ['yarn create @a/b', ['@a/create-b']],
  ['echo npm install a', []],
])('finds the packages of %j', (code, packages) => {
  const found = parseShell(code).flatMap(npmPackagesOf);
  expect(found.map(({name, range}) => [name, range].filter(Boolean).join(' '))).toEqual(packages);
});

it.each([
  ['npm install @xmtp/xmtp-js@12.1.0 viem', []],
  ['npm install ethers@5 react@18', []],
  ['npx expo install @xmtp/react-native-sdk@2.5.4', []],
  [
    'npm install @xmtp/xmtp-js',
    ["4:13 add the version of @xmtp/xmtp-js: the pages are about 12.1.0, which isn't the newest."],
  ],
  [
    'cd x\nnpm install @xmtp/xmtp-js@13.0.4',
    [
      "5:13 @xmtp/xmtp-js 13.0.4 isn't the version that samples are checked against: src/config/packages.ts has 12.1.0.",
    ],
  ],
  ['npm install veim', ["4:13 veim isn't among the npm packages of src/config/packages.ts; did you mean viem?"]],
  [
    'npm install left-pad',
    ["4:13 left-pad isn't among the npm packages of src/config/packages.ts: use one of those, or add it there."],
  ],
  ['npm install tsx@4', ['4:13 tsx has no version in src/config/packages.ts: add 4 there, or leave it out here.']],
  [
    'nmp install viem',
    ['4:1 "nmp" isn\'t a supported command: correct it, or add it to scripts/samples/checkers/shell.'],
  ],
  ['./dev/up', []],
])('checks %j', async (code, messages) => {
  const findings = await shell.check([sampleOf('bash', code)], []);
  expect(findings.map(formatFinding)).toEqual(messages.map((message) => `docs/x.mdx:${message}`));
});

test('only the typed lines of a session are checked, and columns count the prompt', async () => {
  const session = [
    '$ npm view viem \\',
    '    versions',
    '[ "2.0.0" ]',
    '$ frobnicate',
    'if this were code',
    '$ ls',
  ].join('\n');
  const findings = await shell.check([sampleOf('console', session)], []);
  expect(findings.map(formatFinding)).toEqual([
    expect.stringMatching(/^docs\/x\.mdx:7:3 "frobnicate" isn't a supported command/),
  ]);
});
