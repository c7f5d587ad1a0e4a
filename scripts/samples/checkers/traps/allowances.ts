/** Reads a code fence's `allow="rule: reason; rule: reason"`, which lists rules that the sample breaks on purpose. */

export interface Allowances {
  readonly allowed: ReadonlySet<string>;
  /** What is wrong with the attribute. */
  readonly problems: readonly string[];
}

export function readAllowances(text: string | undefined, rules: ReadonlySet<string>): Allowances {
  const allowed = new Set<string>();
  const problems: string[] = [];
  for (const part of text?.split(';') ?? []) {
    const [, rule = '', reason = ''] = /^\s*([^:\s]*)\s*(?::\s*(.*))?$/s.exec(part) ?? [];
    if (!rules.has(rule)) problems.push(`allow="${part.trim()}": there is no rule "${rule}".`);
    else if (reason.trim() === '')
      problems.push(`allow="${rule}" needs a reason: write allow="${rule}: why it's right here".`);
    else allowed.add(rule);
  }
  return {allowed, problems};
}
