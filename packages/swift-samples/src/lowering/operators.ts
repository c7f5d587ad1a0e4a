/** Groups the operands of binary operators as Swift does. */
import type {Expr} from '../ir';

/** Operators of the same precedence. Those that come later bind more tightly. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '===', '!==', '~=', '<', '>', '<=', '>='],
  ['??'],
  ['...', '..<'],
  ['+', '-', '&+', '&-', '|', '^'],
  ['*', '/', '%', '&', '&*'],
  ['<<', '>>', '&<<', '&>>'],
];

const PRECEDENCE = new Map(LEVELS.flatMap((level, index) => level.map((op): [string, number] => [op, index])));

/** Returns an operator's precedence. An operator that Swift doesn't define counts as `+`. */
function precedenceOf(op: string): number {
  return PRECEDENCE.get(op) ?? PRECEDENCE.get('+')!;
}

/** Whether `a first b second c` means `(a first b) second c`. Of equal operators, only `??` groups from the right. */
function bindsLeft(first: string, second: string): boolean {
  const difference = precedenceOf(first) - precedenceOf(second);
  return difference > 0 || (difference === 0 && first !== '??');
}

/**
 * Joins two operands, which are grouped correctly themselves. The grammar gives `&&` and `||` the wrong precedence: it
 * reads `a == b && c` as `a == (b && c)`. Operands in parentheses are tuples, so they stay together.
 */
export function joinOperands(left: Expr, op: string, right: Expr): Expr {
  if (right.kind === 'binary' && bindsLeft(op, right.op))
    return joinOperands(joinOperands(left, op, right.left), right.op, right.right);
  if (left.kind === 'binary' && !bindsLeft(left.op, op))
    return binary(left.left, left.op, joinOperands(left.right, op, right));
  return binary(left, op, right);
}

function binary(left: Expr, op: string, right: Expr): Expr {
  return {kind: 'binary', op, left, right, at: {...left.at, end: right.at.end}};
}
