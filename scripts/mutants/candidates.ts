/** Finds the mutants of a source file. A mutant is one small change, like a programmer's slip. */
import ts from 'typescript';

export interface Mutant {
  /** Path in the repository. */
  file: string;
  line: number;
  kind: string;
  /** The text from `start` to `end` (offsets in the file), which `after` replaces. */
  before: string;
  after: string;
  start: number;
  end: number;
}

type Change = [kind: string, node: {start: number; end: number}, after: string];

const {SyntaxKind} = ts;

const OPERATORS: Partial<Record<ts.SyntaxKind, [kind: string, after: string]>> = {
  [SyntaxKind.EqualsEqualsEqualsToken]: ['comparison', '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken]: ['comparison', '==='],
  [SyntaxKind.LessThanToken]: ['comparison', '<='],
  [SyntaxKind.LessThanEqualsToken]: ['comparison', '<'],
  [SyntaxKind.GreaterThanToken]: ['comparison', '>='],
  [SyntaxKind.GreaterThanEqualsToken]: ['comparison', '>'],
  [SyntaxKind.AmpersandAmpersandToken]: ['logic', '||'],
  [SyntaxKind.BarBarToken]: ['logic', '&&'],
  [SyntaxKind.PlusToken]: ['arithmetic', '-'],
  [SyntaxKind.MinusToken]: ['arithmetic', '+'],
};

/** Methods whose calls can usually be removed without changing the type of the expression. */
const STEPS = /^(?:filter|sort|toSorted|reverse|toReversed|trim|toLowerCase|normalize|slice)$/;

/** Returns all mutants of a file. They never change types, imports, comments, `className` or strings with spaces. */
export function findMutants(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isErased(node)) return;
    for (const [kind, {start, end}, after] of changesOf(node, source)) {
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      mutants.push({file, line, kind, before: text.slice(start, end), after, start, end});
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return mutants;
}

/** Whether a node gets no mutants, because it is a type, an import, an export list or a `className`. */
function isErased(node: ts.Node): boolean {
  return (
    (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    (ts.isJsxAttribute(node) && node.name.getText() === 'className')
  );
}

function changesOf(node: ts.Node, source: ts.SourceFile): Change[] {
  const range = (from: ts.Node, to = from): {start: number; end: number} => ({
    start: from.getStart(source),
    end: to.getEnd(),
  });
  const whole = range(node);
  const text = node.getText(source);
  // What replaces a removed statement. In an `if`, this has to be a block, because TypeScript refuses `if (a) ;`.
  const empty = ts.isIfStatement(node.parent) ? '{}' : ';';

  if (ts.isBinaryExpression(node)) {
    const operator = OPERATORS[node.operatorToken.kind];
    if (operator) return [[operator[0], range(node.operatorToken), operator[1]]];
    if (node.operatorToken.kind === SyntaxKind.QuestionQuestionToken) {
      return [['fallback', whole, `(${node.right.getText(source)})`]];
    }
  }
  if (node.kind === SyntaxKind.TrueKeyword) return [['boolean', whole, 'false']];
  if (node.kind === SyntaxKind.FalseKeyword) return [['boolean', whole, 'true']];
  if (ts.isNumericLiteral(node)) return [['number', whole, otherNumber(Number(node.text))]];
  if (ts.isStringLiteral(node) && /^\S{2,}$/.test(node.text) && !/^use client$/.test(node.text)) {
    return [['string', whole, `${text.slice(0, -1)}-x${text.at(-1)!}`]];
  }
  if (ts.isRegularExpressionLiteral(node) && /^\/\^|\$\/\w*$/.test(text)) {
    return [['pattern', whole, text.startsWith('/^') ? `/${text.slice(2)}` : text.replace(/\$(?=\/\w*$)/, '')]];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) {
    return [['boolean', whole, node.operand.getText(source)]];
  }
  if (ts.isConditionalExpression(node)) return [['condition', range(node.condition), negate(node.condition)]];
  if (ts.isIfStatement(node)) {
    const negated: Change = ['condition', range(node.expression), negate(node.expression)];
    return node.elseStatement ? [negated] : [negated, ['guard', whole, empty]];
  }
  if (ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression)) return [['statement', whole, empty]];
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isJsxAttribute(node)) {
    const comma = source.text[whole.end] === ',' ? 1 : 0;
    return [['option', {start: whole.start, end: whole.end + comma}, '']];
  }
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 1) {
    return [['item', {start: node.elements[0]!.getStart(source), end: node.elements[1]!.getStart(source)}, '']];
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const {expression, name} = node.expression;
    return STEPS.test(name.text) ? [['step', {start: expression.getEnd(), end: whole.end}, '']] : [];
  }
  if (ts.isBlock(node) && ts.isFunctionLike(node.parent) && !ts.isConstructorDeclaration(node.parent)) {
    const start = whole.start + 1;
    return node.statements.length > 1 ? [['return', {start, end: start}, ' return undefined as never;']] : [];
  }
  return [];
}

const negate = (node: ts.Node): string => `!(${node.getText()})`;

/** Returns a number that differs enough to matter: 0.6 → 0.9, 1 → 2, 40 → 80. */
function otherNumber(value: number): string {
  if (!Number.isInteger(value)) return String(Number((value * 1.5).toFixed(4)));
  return String(value < 10 ? value + 1 : value * 2);
}
