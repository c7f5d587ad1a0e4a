import type {Site} from '../config/schema';

/** The privacy properties of `navigator`. */
interface PrivacySignals {
  /** https://www.w3.org/TR/tracking-dnt/#navigator-interface */
  doNotTrack?: string | null | undefined;
  /** https://www.w3.org/TR/gpc/#javascript-property-to-detect-preference */
  globalPrivacyControl?: boolean | undefined;
}

/** Whether the reader asks not to be tracked, by Do Not Track or Global Privacy Control. */
export function refusesTracking({doNotTrack, globalPrivacyControl}: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

/** Creates the deferred `<script>` element of the analytics service. */
export function analyticsScript({domain, script}: NonNullable<Site['analytics']>): HTMLScriptElement {
  const element = document.createElement('script');
  element.defer = true;
  element.dataset.domain = domain;
  element.src = script;
  return element;
}
