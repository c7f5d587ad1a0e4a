/** A fixture site with code in every form, for tests that need a browser. */

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;
const group = (...fences: string[]) => [':::code-group', ...fences, ':::'].join('\n\n');
const lines = (count: number, text: string) =>
  Array.from({length: count}, (_, index) => `${text}${index + 1}()`).join('\n');
const paragraphs = (count: number) =>
  Array.from({length: count}, (_, index) => `Paragraph ${index + 1} of the text between.\n`).join('\n');

/** Samples of very different heights, so that choosing another tab moves the page. */
const sdkGroup = (name: string) =>
  group(
    fence('ts [JavaScript]', lines(2, `${name}Js`)),
    fence('kotlin [Kotlin]', lines(24, `${name}Kt`)),
    fence('swift [Swift]', lines(9, `${name}Swift`)),
  );

const packages = (command: string) =>
  group(fence('bash [npm]', `npm ${command}`), fence('bash [yarn]', `yarn ${command}`));

const GROUPS = `# Groups

To [Kotlin's part](/groups?sdk=kotlin#below) and to [the other page](/other).

## First

${sdkGroup('first')}

## Second

${sdkGroup('second')}

## Without Kotlin

${group(fence('ts [JavaScript]', 'noKotlinJs()'), fence('tsx [React Native]', 'noKotlinRn()'))}

## Packages

${packages('install')}

${paragraphs(10)}

## Below

${sdkGroup('third')}

${packages('run')}

${paragraphs(40)}
`;

const OTHER = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# Other

To [Swift in the groups](/groups?sdk=swift#below).

${sdkGroup('other')}

${packages('publish')}

<Tabs groupId="sdk">
<TabItem value="kotlin" label="Theirs: Kotlin">

The first of Docusaurus' own tabs.

</TabItem>
<TabItem value="swift" label="Theirs: Swift">

The second of Docusaurus' own tabs.

</TabItem>
</Tabs>
`;

export const LONG_LINE = `const veryLong = [${Array.from({length: 60}, (_, index) => index).join(', ')}];`;

const BLOCKS = `# Blocks

## Marks

${fence(
  'ts [marks.ts] showLineNumbers {2}',
  `import {a} from 'a'; // [!code --]
import {b} from 'b'; // [!code ++]
const s = "text"; // a comment
function f(n: number): Type { return n + 42; } // [!code hl]
// [!code word:marked]
marked.call(); // [!code --]`,
)}

## Focus

${fence('ts', `import {a} from 'a'; // [!code focus]\nconst other = "text"; // a comment\nfunction f() {}`)}

## Shell

${fence('bash', '$ npm install \\\n>   --save a\nadded 1 package\n\n> a@1.0.0 postinstall\n$ ls')}

## Long

${fence('ts [long.ts]', LONG_LINE)}

## Languages

${fence('kotlin', '@Anno val a: Int = 1 // c')}

${fence('json', '{"a": [1, true, null, "b"]}')}

${fence('html', '<!-- c --><a href="b">c</a>')}

${fence('diff', '+ added\n- removed')}
`;

export const CODE_SITE = {
  'docs/groups.mdx': GROUPS,
  'docs/other.mdx': OTHER,
  'docs/blocks.mdx': BLOCKS,
};
