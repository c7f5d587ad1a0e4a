/** What the script before first paint is told. */
export interface ShowChosenOptions {
  /** Key of local storage. */
  storageKey: string;
  sdkGroup: string;
  /** Keys of the address. */
  sdkKey: string;
  tabKey: string;
}

/**
 * Runs in the browser before first paint, as text: it may use nothing but its parameter and what browsers have.
 *
 * Every group comes from the server with its first tab shown. Rules of a style sheet show the chosen ones until
 * React has taken the page over and says so itself (src/components/mdx/CodeGroup): the tab of storage, then that
 * of the address; the later rule wins, as the later choice does. No name from outside gets out of its quotes.
 */
function showChosen({storageKey, sdkGroup, sdkKey, tabKey}: ShowChosenOptions): void {
  const rules: string[] = [];
  const show = (groups: string, tab: string) => {
    const chosen = `[data-tab="${CSS.escape(tab)}"]`;
    const group = `:root:not([data-has-hydrated="true"]) ${groups}:has(${chosen})`;
    rules.push(
      `${group} [role="tabpanel"]{display:none}`,
      `${group} [role="tabpanel"]${chosen}{display:block}`,
      `${group} [role="tab"]{--tab-color:initial;--tab-line:initial}`,
      `${group} [role="tab"]${chosen}{--tab-color:var(--portal-text);--tab-line:var(--portal-accent)}`,
    );
  };
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, string>;
    for (const group of Object.keys(stored)) show(`[data-code-group="${CSS.escape(group)}"]`, String(stored[group]));
  } catch {
    // Storage that throws or holds rubbish chooses nothing.
  }
  const address = new URLSearchParams(location.search);
  const tab = address.get(tabKey);
  const sdk = address.get(sdkKey);
  if (tab) show(`[data-code-group]:not([data-code-group="${sdkGroup}"])`, tab);
  if (sdk) show(`[data-code-group="${sdkGroup}"]`, sdk);
  if (rules.length === 0) return;
  const sheet = new CSSStyleSheet({media: 'screen'});
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(sheet);
}

/** The script's text for an HTML page. */
export function showChosenScript(options: ShowChosenOptions): string {
  return `(${showChosen.toString()})(${JSON.stringify(options)})`;
}
