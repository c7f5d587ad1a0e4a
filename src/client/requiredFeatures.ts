/**
 * Client module, the first one: stops the script in a browser that lacks a feature that every supported browser has,
 * such as one that an extension has removed. The server's HTML stays readable then, and its links work. Without this,
 * the error page would replace it.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const REQUIRED = ['AbortController', 'IntersectionObserver', 'matchMedia', 'ResizeObserver'];

if (ExecutionEnvironment.canUseDOM) {
  const missing = REQUIRED.filter((name) => !(name in window));
  if (missing.length > 0)
    throw new Error(`This browser lacks ${missing.join(', ')}, so the page stays without script.`);
}
