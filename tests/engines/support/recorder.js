// Runs at the start of each document in both engines, and reports errors and policy violations.
(() => {
  const report = (text) => {
    if (window.webkit?.messageHandlers?.report) window.webkit.messageHandlers.report.postMessage(text);
    else console.debug(`[report] ${text}`);
  };
  const at = ` (${location.pathname})`;
  // When the reader leaves a page, browsers stop loading its scripts, and fire an error event for each. So ignore these
  // events once `portalIsLeft` is true. In WebKit, `beforeunload` sets it. In Firefox, firefox.ts sets it, because a
  // listener for `beforeunload` would keep the page out of the back/forward cache.
  window.portalIsLeft = false;
  if (window.webkit) addEventListener('beforeunload', () => (window.portalIsLeft = true));
  addEventListener(
    'error',
    ({message, target}) => {
      if (!message && window.portalIsLeft) return;
      report((message ?? `not loaded: ${target.src ?? target.href}`) + at);
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => report(`unhandled: ${reason}${at}`));
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
    report(`policy: ${effectiveDirective} refuses ${blockedURI}${at}`);
  });
  const {error} = console;
  console.error = (...values) => {
    report(`console: ${values.join(' ')}${at}`);
    error(...values);
  };
  // In each of the first 120 animation frames, record the theme and the tab of the first visible panel. Both are set
  // before the first paint, so every frame must show the reader's choices.
  window.portalFrames = [];
  const record = () => {
    const root = document.documentElement;
    const panels = [...document.querySelectorAll('[role="tabpanel"]')];
    const panel = panels.find((each) => each.getBoundingClientRect().height > 0);
    window.portalFrames.push(`${root.classList.contains('dark') ? 'dark' : 'light'} ${panel?.dataset.tab ?? ''}`);
    if (window.portalFrames.length < 120) requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
})();
