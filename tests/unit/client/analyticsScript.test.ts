/** @jest-environment jsdom */
import {analyticsScript, refusesTracking} from '../../../src/client/analyticsScript';

it.each([
  [{doNotTrack: '1'}, true],
  [{doNotTrack: 'yes'}, true],
  [{globalPrivacyControl: true}, true],
  [{doNotTrack: '0', globalPrivacyControl: true}, true],
  [{doNotTrack: '0', globalPrivacyControl: false}, false],
  [{doNotTrack: 'unspecified'}, false],
  [{doNotTrack: null}, false],
  [{}, false],
])('%j refuses: %s', (signals, refuses) => {
  expect(refusesTracking(signals)).toBe(refuses);
});

it('creates a deferred script with the domain', () => {
  const element = analyticsScript({domain: 'docs.example.org', script: 'https://stats.example.org/js/script.js'});
  expect(element.src).toBe('https://stats.example.org/js/script.js');
  expect(element.dataset.domain).toBe('docs.example.org');
  expect(element.defer).toBe(true);
});
