import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {Site} from '../config/schema';
import {analyticsScript, refusesTracking} from './analyticsScript';

// Adds Plausible's script after the page has loaded, so that the script doesn't delay the page. The script tracks route
// changes itself.
const {analytics} = siteConfig.customFields!.site as Site;
if (ExecutionEnvironment.canUseDOM && analytics && !refusesTracking(navigator)) {
  const add = () => document.head.append(analyticsScript(analytics));
  if (document.readyState === 'complete') add();
  else window.addEventListener('load', add, {once: true});
}
