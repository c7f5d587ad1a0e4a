import {callOf} from '../../shared/inlineScript';

/** The options of `showChosen`, which runs as an inline script. */
export interface ShowChosenOptions {
  /** The local storage key of the reader's choices. */
  storageKey: string;
  /** The id that all groups of SDK tabs share. */
  sdkGroup: string;
  /** The query parameter for the SDK. */
  sdkKey: string;
  /** The query parameter for the tab in groups without SDK tabs. */
  tabKey: string;
}

/**
 * Runs in the browser, before the first paint. The source of this function becomes the inline script, so the function
 * can use nothing but its parameter and the browser's own functions.
 *
 * In the HTML, every group shows its first tab. This function adds a style sheet that shows the chosen tabs until React
 * has hydrated the page (src/components/mdx/CodeGroup). Rules for choices in the address come last, so they override
 * rules for stored choices. Thanks to `:not()`, rules that hide a tab are as specific as rules that show one. The names
 * of tabs and groups are escaped, because a name from the address or from storage could otherwise add rules.
 */
function showChosen({storageKey, sdkGroup, sdkKey, tabKey}: ShowChosenOptions): void {
  const rules: string[] = [];
  const show = (groups: string, tab: string) => {
    const chosen = `[data-tab="${CSS.escape(tab)}"]`;
    const group = `:root:not([data-has-hydrated="true"]) ${groups}:has(${chosen})`;
    rules.push(
      `${group} [role="tabpanel"]:not(${chosen}){display:none}`,
      `${group} [role="tabpanel"]${chosen}{display:block}`,
      `${group} [role="tab"]:not(${chosen}){--tab-color:initial;--tab-line:initial}`,
      `${group} [role="tab"]${chosen}{--tab-color:var(--portal-text);--tab-line:var(--portal-accent)}`,
    );
  };
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, string>;
    for (const group of Object.keys(stored)) show(`[data-code-group="${CSS.escape(group)}"]`, String(stored[group]));
  } catch {
    // Storage isn't available, or its value is invalid: there are no stored choices.
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

/** Returns the source of the inline script. */
export function showChosenScript(options: ShowChosenOptions): string {
  return callOf(showChosen, options);
}
