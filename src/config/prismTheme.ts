import type {PrismTheme} from 'prism-react-renderer';

const token = (role: string) => ({color: `var(--portal-code-${role})`});

/** Code colours by role. The values are tokens, so one theme serves light and dark (src/css/tokens.css). */
export const prismTheme: PrismTheme = {
  plain: {color: 'var(--portal-code-plain)', backgroundColor: 'var(--portal-code-background)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: token('comment')},
    {types: ['punctuation', 'operator'], style: token('punctuation')},
    {types: ['keyword', 'atrule', 'important', 'rule'], style: token('keyword')},
    {types: ['string', 'char', 'attr-value', 'template-string', 'regex', 'inserted'], style: token('string')},
    {types: ['number', 'boolean', 'constant', 'symbol', 'deleted'], style: token('constant')},
    {types: ['function', 'function-variable', 'method'], style: token('function')},
    {types: ['class-name', 'maybe-class-name', 'tag', 'builtin', 'namespace'], style: token('type')},
    {
      types: ['property', 'attr-name', 'variable', 'parameter', 'label', 'annotation', 'selector'],
      style: token('property'),
    },
  ],
};
