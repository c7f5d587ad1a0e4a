/** Reads a code fence's `allow="rule: reason; rule: reason"`, which lists rules that the sample breaks on purpose. */
import {closestSpelling} from '../../../../src/shared/closestSpelling';

export interface Allowances {
  /** The names of the rules that the sample may break. */
  readonly allowed: ReadonlySet<string>;
  /** What is wrong with the attribute. */
  readonly problems: readonly string[];
}

/**
 * Parses the attribute.
 *
 * @param text - the attribute's value; undefined if the fence doesn't have the attribute
 * @param rules - the names of all rules
 */
export function readAllowances(text: string | undefined, rules: ReadonlySet<string>): Allowances {
  const allowed = new Set<string>();
  const problems: string[] = [];
  for (const part of text?.split(';') ?? []) {
    const [, rule = '', reason = ''] = /^\s*([^:\s]*)\s*(?::\s*(.*))?$/s.exec(part) ?? [];
    if (!rules.has(rule))
      problems.push(`allow="${part.trim()}": there is no rule "${rule}". ${remedyFor(rule, rules)}`);
    else if (reason.trim() === '')
      problems.push(`allow="${rule}" needs a reason: write allow="${rule}: why it's right here".`);
    else allowed.add(rule);
  }
  return {allowed, problems};
}

function remedyFor(rule: string, rules: ReadonlySet<string>): string {
  const near = closestSpelling(rule, [...rules]);
  return near === undefined ? 'Write a name from scripts/samples/checkers/traps/rules.ts.' : `Write "${near}".`;
}
