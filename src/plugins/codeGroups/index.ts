/** Adds the inline script that shows the chosen tabs of code groups before the first paint. */
import type {Plugin} from '@docusaurus/types';
import {ADDRESS_KEYS, CODE_GROUPS_KEY, SDK_GROUP} from '../../shared/codeGroups';
import {showChosenScript} from './script';

export default function codeGroupsPlugin(): Plugin {
  const innerHTML = showChosenScript({
    storageKey: CODE_GROUPS_KEY,
    sdkGroup: SDK_GROUP,
    sdkKey: ADDRESS_KEYS.sdk,
    tabKey: ADDRESS_KEYS.tab,
  });
  return {
    name: 'portal-code-groups',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML}]}),
  };
}
