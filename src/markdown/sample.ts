/**
 * The attributes in a fence's meta string that control how the sample is checked: `with="client signer"`,
 * `nocheck="reason"`, `allow="rule: reason"`.
 */
export interface SampleMeta {
  /** Names that the sample uses without declaring them. */
  with: string[];
  /** The reason why the sample isn't checked, possibly empty. Undefined if the sample is checked. */
  nocheck: string | undefined;
  /** The value of `allow`: rules that the sample may break, with reasons. Undefined without this attribute. */
  allow: string | undefined;
}

const attribute = (name: string): RegExp => new RegExp(`(?:^|\\s)${name}(?:=(?:"([^"]*)"|'([^']*)'|(\\S*)))?(?=\\s|$)`);
const WITH = attribute('with');
const NOCHECK = attribute('nocheck');
const ALLOW = attribute('allow');

/** Reads the attributes from the meta string of a fence. */
export function readSampleMeta(meta: string | null | undefined): SampleMeta {
  const valueOf = (pattern: RegExp): string | undefined => {
    const match = pattern.exec(meta ?? '');
    return match ? (match[1] ?? match[2] ?? match[3] ?? '').trim() : undefined;
  };
  return {
    with: valueOf(WITH)?.split(/\s+/).filter(Boolean) ?? [],
    nocheck: valueOf(NOCHECK),
    allow: valueOf(ALLOW),
  };
}
