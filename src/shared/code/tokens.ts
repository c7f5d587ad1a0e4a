/**
 * Converts Prism's tokens to lines of colored text. Pure, for the build and for code that the browser generates.
 */
import Prism from 'prismjs';

/** A run of code of one kind; `kind` is undefined for plain text. */
export interface Token {
  text: string;
  kind: TokenKind | undefined;
  /** More attributes for the token's element, as HTML, such as ` data-type="0"`. */
  attributes?: string;
}

/** The kinds of token. Each has a color, `--portal-code-<kind>` in src/css/tokens.css. */
export type TokenKind = 'comment' | 'keyword' | 'string' | 'constant' | 'function' | 'type' | 'property';

/** Prism's token names, by kind. */
const KINDS: Readonly<Record<TokenKind, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  keyword: ['keyword', 'atrule', 'important', 'rule', 'directive', 'directive-hash'],
  string: ['string', 'char', 'attr-value', 'template-string', 'regex', 'inserted', 'string-literal', 'url'],
  constant: ['number', 'boolean', 'constant', 'symbol', 'deleted', 'nil', 'null'],
  function: ['function', 'function-variable', 'function-definition', 'method'],
  type: ['class-name', 'maybe-class-name', 'tag', 'builtin', 'namespace', 'coord'],
  property: ['property', 'attr-name', 'variable', 'parameter', 'label', 'annotation', 'selector', 'key', 'attribute'],
};

/**
 * Prism's names for tokens without a color, even inside colored tokens. With a color, punctuation and operators would
 * be more than a third of the elements of a page with samples. Interpolations are the code in strings, such as `${a}`.
 */
const PLAIN = ['punctuation', 'operator', 'interpolation'];

const KIND_BY_NAME = new Map<string, TokenKind | 'plain'>([
  ...PLAIN.map((name) => [name, 'plain'] as const),
  ...Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind as TokenKind] as const)),
]);

function* flatten(token: Prism.TokenStream, kind?: TokenKind): Generator<Token> {
  if (typeof token === 'string') {
    yield {text: token, kind};
  } else if (Array.isArray(token)) {
    for (const inner of token) yield* flatten(inner, kind);
  } else {
    const aliases = [token.alias].flat();
    const own = [...aliases, token.type].map((name) => KIND_BY_NAME.get(name)).find(Boolean) ?? kind;
    yield* flatten(token.content, own === 'plain' ? undefined : own);
  }
}

/**
 * Splits code into the tokens of each line. Joined with line breaks, the lines are `code` again.
 *
 * @param grammar - Prism's grammar; undefined for plain text
 */
export function tokensOf(code: string, grammar: Prism.Grammar | undefined): Token[][] {
  const tokens = grammar ? flatten(Prism.tokenize(code, grammar)) : [{text: code, kind: undefined}];
  const lines: Token[][] = [[]];
  for (const {text, kind} of tokens) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      const line = lines[lines.length - 1]!;
      const last = line[line.length - 1];
      if (part === '') return;
      if (last && last.kind === kind) last.text += part;
      else line.push({text: part, kind});
    });
  }
  return lines;
}
