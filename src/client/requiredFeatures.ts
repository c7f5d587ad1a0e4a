/**
 * The first client module: throws if the browser lacks a feature that every supported browser has, for example because
 * an extension removed it. The page then looks as it does without JavaScript (shared/withoutScripts.ts). If the script
 * continued, the error page would replace the page.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const REQUIRED = ['AbortController', 'IntersectionObserver', 'matchMedia', 'ResizeObserver'];

if (ExecutionEnvironment.canUseDOM) {
  const missing = REQUIRED.filter((name) => !(name in window));
  if (missing.length > 0)
    throw new Error(`This browser lacks ${missing.join(', ')}, so the portal's scripts stop here.`);
}
