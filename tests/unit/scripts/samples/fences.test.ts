import {readFences} from '../../../../scripts/samples/fences';
import {sampleOf} from './sample';

const page = `---
title: "\`\`\`"
---
import X from './x';

:::code-group

\`\`\`ts [JavaScript] with="client signer"
a();
\`\`\`

\`\`\`bash [React]
npm install
\`\`\`

:::

1. A list

   \`\`\`tsx [main.tsx]
   import {useClient} from "@xmtp/react-sdk";

     b();
   \`\`\`

   > :::note
   > \`\`\`kotlin
   > c()
   > \`\`\`
   > :::

<X>
  \`\`\`\`text nocheck
  \`\`\`ts
  not a fence
  \`\`\`
  \`\`\`\`
</X>
`;

it('reads every fence with its line, nested ones included', () => {
  const samples = readFences('docs/x.mdx', page);
  expect(samples.map(({codeLine, ...sample}) => ({...sample, first: codeLine(1)}))).toMatchInlineSnapshot(`
    [
      {
        "code": "a();",
        "file": "docs/x.mdx",
        "first": 9,
        "indent": 0,
        "language": "ts",
        "line": 8,
        "sdk": "JavaScript",
        "title": "JavaScript",
        "with": [
          "client",
          "signer",
        ],
      },
      {
        "code": "npm install",
        "file": "docs/x.mdx",
        "first": 13,
        "indent": 0,
        "language": "bash",
        "line": 12,
        "sdk": "React",
        "title": "React",
        "with": [],
      },
      {
        "code": "import {useClient} from "@xmtp/react-sdk";

      b();",
        "file": "docs/x.mdx",
        "first": 21,
        "indent": 3,
        "language": "tsx",
        "line": 20,
        "sdk": "React",
        "title": "main.tsx",
        "with": [],
      },
      {
        "code": "c()",
        "file": "docs/x.mdx",
        "first": 28,
        "indent": 5,
        "language": "kotlin",
        "line": 27,
        "sdk": "Kotlin",
        "with": [],
      },
      {
        "code": "\`\`\`ts
    not a fence
    \`\`\`",
        "file": "docs/x.mdx",
        "first": 34,
        "indent": 2,
        "language": "text",
        "line": 33,
        "nocheck": "",
        "with": [],
      },
    ]
  `);
});

it('leaves out notation and removed lines, and keeps the lines of the page', () => {
  const sample = sampleOf('ts', 'a(); // [!code focus]\nold(); // [!code --]\n// [!code ++]\nfresh();\nlast();');
  expect(sample.code).toBe('a();\nfresh();\nlast();');
  expect([1, 2, 3, 4].map((line) => sample.codeLine(line))).toEqual([4, 7, 8, 9]);
});

it("throws if a page isn't valid MDX", () => {
  expect(() => readFences('docs/x.mdx', 'text\n\n<Open>\n')).toThrow(/Expected a closing tag/);
});

test('a heading may set its id', () => {
  expect(readFences('docs/x.mdx', '# Page\n\n## Part {#other-part}\n\n```ts\na\n```\n')).toMatchObject([
    {line: 5, code: 'a'},
  ]);
});

test("included lines are part of the sample, at the notation's line of the page", () => {
  const page = [
    '```ts filename="parts.ts"',
    'hidden();',
    '// [!region part]',
    'one();',
    'two();',
    '// [!endregion part]',
    '```',
    '',
    '```ts',
    'before();',
    '// [!include parts.ts:part]',
    'after();',
    '```',
  ].join('\n');
  const [, sample] = readFences('docs/x.mdx', page);
  expect(sample!.code).toBe('before();\none();\ntwo();\nafter();');
  expect([1, 2, 3, 4].map(sample!.codeLine)).toEqual([10, 11, 11, 12]);
});

test('an include that fails is reported with its page and line', () => {
  expect(() => readFences('docs/x.mdx', '# Page\n\n```ts\n// [!include ~/none.ts]\n```\n')).toThrow(
    "docs/x.mdx:4 ~/none.ts can't be included: there is no file docs/none.ts.",
  );
});
