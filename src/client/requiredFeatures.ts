/**
 * The first client module: stops the script if the browser lacks a feature that every supported browser has. An
 * extension may have removed it, for example. The server's HTML then stays readable, and its links work. Otherwise the
 * error page would replace the HTML.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const REQUIRED = ['AbortController', 'IntersectionObserver', 'matchMedia', 'ResizeObserver'];

if (ExecutionEnvironment.canUseDOM) {
  const missing = REQUIRED.filter((name) => !(name in window));
  if (missing.length > 0)
    throw new Error(`This browser lacks ${missing.join(', ')}, so the page stays without script.`);
}
