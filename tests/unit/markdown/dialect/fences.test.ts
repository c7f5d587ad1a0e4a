import {firstMistake, mistakesOf} from '../../../support/dialect';

describe("a fence that isn't closed", () => {
  it.each([
    ['at the end of the page', '```text\nx\n\n## Lost\n\nText.\n', 1, '```'],
    ['with nothing in it', 'Text.\n\n```', 3, '```'],
    ['of tildes', 'Text.\n\n~~~\nx\n```\n', 3, '~~~'],
    ['with fewer backticks at its end', '````\nx\n```\n', 1, '````'],
    ['with a language at its end', '```text\nx\n```ts\n\n## Lost\n', 1, '```'],
    ['above another', '```text\nx\n\n## Lost\n\n```ts\ny\n```\n', 1, '```'],
    ['in a container', ':::note\n```\nx\n:::\n', 2, '```'],
    ['in a code group', ':::code-group\n\n```ts [A]\nx\n\n```ts [B]\ny\n```\n\n:::\n', 3, '```'],
    ['in a list', '- a\n\n  ```\n  x\n\nText.\n', 3, '```'],
    ['in a quote', '> ```\n> x\n\nText.\n', 1, '```'],
    ['with its end in an inner quote', '> ```\n> x\n> > ```\n', 1, '```'],
    ['with Windows line ends', 'Text.\r\n\r\n```ts\r\nx\r\n', 3, '```'],
  ])('%s is a mistake with its line', (_, markdown, line, marks) => {
    expect(firstMistake(markdown)).toMatch(
      new RegExp(`^${line}:\\d: this fence isn't closed: write ${marks} on a line of its own after its code\\.`),
    );
  });

  it('may be meant as code that contains a fence', () => {
    expect(mistakesOf('```md\n```ts\nx\n```\n')).toEqual([
      "1:1: this fence isn't closed: write ``` on a line of its own after its code. " +
        'If its code contains "```ts", begin and end this fence with ````.',
    ]);
    expect(firstMistake('~~~md\n~~~~ts\nx\n~~~\n')).toContain(
      'If its code contains "~~~~ts", begin and end this fence with ~~~~~.',
    );
  });

  it.each([
    ['at the end of the page', '```\nx\n```'],
    ['with nothing in it', '```\n```\n'],
    ['with more backticks and spaces', '```\nx\n`````  \n\nText.\n'],
    ['in a container', ':::note\n```\nx\n```\n:::\n'],
    ['in a list', '- a\n\n  ```\n  x\n  ```\n\nText.\n'],
    ['in a list in a quote', '> - ~~~ts\n>   x\n>   ~~~\n'],
    ['around another', '````md\n```ts\nx\n```\n````\n'],
    ['of tildes around one of backticks', '~~~md\n```ts\nx\n~~~\n'],
    ['around backticks in a line', '```sh\necho ```ts\n```ts` x\n```\n'],
    ['around an indented one', '```py\n    ```ts\n    ```\n```\n'],
    ['with Windows line ends', '```ts\r\nx\r\n```\r\n'],
  ])('is not one that is closed %s', (_, markdown) => {
    expect(mistakesOf(markdown)).toEqual([]);
  });

  it('is not indented code', () => {
    expect(mistakesOf('    ```\n    x\n')).toEqual([]);
  });

  it('is not one in an element', () => {
    expect(mistakesOf('<div>\n    ```ts\n    x\n    ```\n</div>\n', 'mdx')).toEqual([]);
  });
});

describe('an option of a fence', () => {
  it.each([
    ['twoslsh', "the fence's option twoslsh isn't supported: write twoslash."],
    ['[A] showlinenumbers', "the fence's option showlinenumbers isn't supported: write showLineNumbers."],
    ['{1} titel="twoslash"', "the fence's option titel isn't supported: write title."],
    ['whit="client"', "the fence's option whit isn't supported: write with."],
    ['[A', "the title [A isn't closed: write [A]."],
  ])('is a mistake if it is misspelled: %s', (meta, message) => {
    expect(firstMistake(`Text.\n\n\`\`\`ts ${meta}\nx;\n\`\`\``)).toBe(`3:1: ${message}`);
  });

  it.each([
    '',
    'twoslash',
    'showLineNumbers=true',
    '[A b] {1,3} with="a b" nocheck="titel"',
    'live noInline',
    'file=a',
  ])('is accepted: %s', (meta) => {
    expect(mistakesOf(`\`\`\`ts ${meta}\nx;\n\`\`\``)).toEqual([]);
  });
});
