/** Finds the mutants of samples: small mistakes that usually still compile, but change what the sample does. */
import ts from 'typescript';
import {findMutants, type Mutant} from './candidates';

type Change = [kind: string, node: {start: number; end: number}, after: string];

/** Names, each with its replacement: a name that compiles in the same place but does something else. */
const OTHERS: Readonly<Record<string, string>> = {
  allow: 'deny',
  deny: 'allow',
  isAllowed: 'isDenied',
  isDenied: 'isAllowed',
  allowGroups: 'denyGroups',
  denyGroups: 'allowGroups',
  isGroupAllowed: 'isGroupDenied',
  isGroupDenied: 'isGroupAllowed',
  senderAddress: 'recipientAddress',
  list: 'listFromCache',
  refreshConsentList: 'loadConsentList',
  loadConsentList: 'refreshConsentList',
  newest: 'older',
  SORT_DIRECTION_DESCENDING: 'SORT_DIRECTION_ASCENDING',
};

const TEXTS: Readonly<Record<string, string>> = {
  dev: 'production',
  production: 'dev',
  allowed: 'denied',
  denied: 'allowed',
  unknown: 'allowed',
  added: 'removed',
  removed: 'added',
};

/**
 * Returns all mutants of a sample.
 *
 * @param file - the path of the sample's page
 * @param code - the sample's code, which the mutants' offsets refer to
 */
export function findSampleMutants(file: string, code: string): Mutant[] {
  const source = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest, true);
  const mutants = findMutants('sample.tsx', code)
    // Leave out changed strings, because `TEXTS` has better ones. Leave out the removal of `env: "dev"`, which changes
    // nothing, because `dev` is the SDKs' default.
    .filter(({kind, before}) => kind !== 'string' && !before.startsWith('env: "dev"'))
    .map((mutant) => ({...mutant, file}));
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    for (const [kind, {start, end}, after] of changesOf(node, source)) {
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      mutants.push({file, line, kind, before: code.slice(start, end), after, start, end});
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

function changesOf(node: ts.Node, source: ts.SourceFile): Change[] {
  const range = (from: ts.Node, to = from): {start: number; end: number} => ({
    start: from.getStart(source),
    end: to.getEnd(),
  });
  if (ts.isAwaitExpression(node)) return [['missing await', range(node), node.expression.getText(source)]];
  if (ts.isIdentifier(node) && ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) {
    const other = OTHERS[node.text];
    const isAccount = node.text === 'peerAddress' && node.parent.expression.getText(source) === 'conversation';
    if (isAccount) return [['wrong account', range(node.parent), 'client.address']];
    if (node.parent.getText(source) === 'client.address') {
      return [['wrong account', range(node.parent), 'conversation.peerAddress']];
    }
    return other ? [['wrong call', range(node), other]] : [];
  }
  if (ts.isStringLiteral(node) && TEXTS[node.text]) return [['wrong text', range(node), `"${TEXTS[node.text]!}"`]];
  if (ts.isBlock(node) || ts.isSourceFile(node)) {
    return node.statements.flatMap((statement, index): Change[] => {
      const next = node.statements[index + 1];
      if (!next || !ts.isExpressionStatement(statement) || ts.isReturnStatement(next)) return [];
      if (areIndependent(assignmentIn(statement, source), assignmentIn(next, source))) return [];
      return [['wrong order', range(statement, next), `${next.getText(source)}\n${statement.getText(source)}`]];
    });
  }
  return [];
}

interface Assignment {
  target: string;
  value: string;
}

/** Returns the assignment that a statement consists of; undefined if the statement could do anything else. */
function assignmentIn(statement: ts.Statement, source: ts.SourceFile): Assignment | undefined {
  const expression = ts.isExpressionStatement(statement) ? statement.expression : undefined;
  if (!expression || !ts.isBinaryExpression(expression)) return undefined;
  if (expression.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined;
  const value = expression.right.getText(source);
  // A call may have side effects.
  if (value.replaceAll('Date.now()', '').includes('(')) return undefined;
  return {target: expression.left.getText(source), value};
}

/** Whether the order of two assignments makes no difference. */
const areIndependent = (one: Assignment | undefined, other: Assignment | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.target !== other.target &&
  !one.value.includes(other.target) &&
  !other.value.includes(one.target);
