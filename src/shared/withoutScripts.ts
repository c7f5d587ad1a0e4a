/**
 * Shows the page as browsers without JavaScript do: every sample, links instead of buttons, and no control that needs a
 * script. What the reader sees stays in place. Call this if the page's scripts can't be loaded.
 *
 * Changes the conditions of `@media (scripting: none)` and its opposite, removes the style sheet that hides samples
 * (plugins/codeGroups/script.ts), lays out all of the text (hooks/lateLayout.ts), and ends the wait for the scripts
 * (hooks/earlyClick.ts). The source of this function is also part of an inline script, so the function can use nothing
 * but the browser's own functions.
 */
export function showWithoutScripts(): void {
  const root = document.documentElement;
  const seen =
    window.scrollY > 0
      ? [...document.querySelectorAll('.markdown > *')].find((block) => block.getBoundingClientRect().bottom > 0)
      : undefined;
  const before = seen?.getBoundingClientRect().top ?? 0;
  const change = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const {media} = rule;
        media.mediaText = media.mediaText
          .replace('scripting: enabled', 'scripting: initial-only')
          .replace('scripting: none', 'scripting');
      }
      if ('cssRules' in rule) change((rule as CSSGroupingRule).cssRules);
    }
  };
  for (const sheet of document.styleSheets) {
    try {
      change(sheet.cssRules);
    } catch {
      // The rules of another origin's style sheets, such as those for fonts, can't be read.
    }
  }
  document.adoptedStyleSheets = [];
  root.removeAttribute('data-late-layout');
  root.removeAttribute('data-awaits-scripts');
  document.querySelector('[data-early-click]')?.removeAttribute('data-early-click');
  if (seen) window.scrollBy({top: seen.getBoundingClientRect().top - before, behavior: 'instant'});
}
