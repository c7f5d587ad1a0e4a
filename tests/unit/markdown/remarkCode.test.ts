import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {remarkCode} from '../../../src/markdown/remarkCode';

const processor = unified().use(remarkParse).use(remarkDirective).use(remarkCode);
const transform = (markdown: string): Root => processor.runSync(processor.parse(markdown));

function complaint(markdown: string): string {
  try {
    transform(markdown);
  } catch (error) {
    return String(error);
  }
  throw new Error('the page was accepted');
}

const group = (...fences: string[]) => [':::code-group', ...fences, ':::'].join('\n\n');
const fence = (info: string, code = 'x') => `\`\`\`${info}\n${code}\n\`\`\``;

describe('a code group', () => {
  it('becomes tabs, one a fence, that follow the choice of the SDK', () => {
    const [tabs] = transform(
      group(fence('ts [JavaScript] with="client"', 'a()'), fence('tsx [React Native]', 'b()')),
    ).children;
    expect(tabs).toMatchObject({
      name: 'Tabs',
      attributes: [{name: 'groupId', value: 'sdk'}],
      children: [
        {
          name: 'TabItem',
          attributes: [
            {name: 'value', value: 'javascript'},
            {name: 'label', value: 'JavaScript'},
          ],
          children: [{type: 'code', lang: 'ts', meta: 'with="client"', value: 'a()'}],
        },
        {name: 'TabItem', attributes: [{value: 'react-native'}, {value: 'React Native'}], children: [{value: 'b()'}]},
      ],
    });
  });

  it('of other names follows groups with the same names', () => {
    const [first, second] = transform(
      `${group(fence('bash [npm]'), fence('bash [yarn]'))}\n\n${group(fence('bash [yarn]'), fence('bash [npm]'))}`,
    ).children;
    expect(first).toMatchObject({attributes: [{value: 'npm-yarn'}]});
    expect(second).toMatchObject({attributes: [{value: 'npm-yarn'}]});
  });

  it('stands inside other blocks too', () => {
    expect(transform(`> ${group(fence('ts [JavaScript]')).replaceAll('\n', '\n> ')}`).children[0]).toMatchObject({
      type: 'blockquote',
      children: [{name: 'Tabs'}],
    });
  });

  it.each([
    ['nothing in it', group()],
    ['text in it', group('Some text.')],
    ['a fence without a title', group(fence('ts'))],
    ['two fences of one name', group(fence('ts [A]'), fence('tsx [A]'))],
  ])('with %s is an error with its place', (_, markdown) => {
    expect(complaint(`Text.\n\n${markdown}`)).toMatchSnapshot();
  });
});

it('gives a fence outside a group the title that Docusaurus reads', () => {
  expect(transform(fence('ts [client.ts] {1}')).children[0]).toMatchObject({meta: 'title="client.ts" {1}'});
  expect(transform(fence('ts {1}')).children[0]).toMatchObject({meta: '{1}'});
});
