/** @jest-environment jsdom */
import {showWithoutScripts} from '../../../src/shared/withoutScripts';

/** Stands in for the browser's class, whose `media` jsdom lacks. */
class MediaRule {
  media: {mediaText: string};
  cssRules: MediaRule[];
  constructor(mediaText: string, cssRules: MediaRule[] = []) {
    this.media = {mediaText};
    this.cssRules = cssRules;
  }
}

/** Runs the function with the given style sheets. */
function runWith(sheets: object[]): void {
  Object.assign(globalThis, {CSSMediaRule: MediaRule});
  Object.defineProperty(document, 'styleSheets', {value: sheets, configurable: true});
  showWithoutScripts();
}

it('turns the conditions of rules around, nested rules too', () => {
  const nested = new MediaRule('(scripting: none) and (width <= 60rem)');
  const rules = [
    new MediaRule('(hover: none) and (scripting: enabled)'),
    {cssRules: [new MediaRule('print', [nested])]},
    new MediaRule('(not (scripting: none))'),
  ];
  runWith([{href: null, cssRules: rules}]);
  const texts = () => [rules[0], nested, rules[2]].map((rule) => (rule as MediaRule).media.mediaText);
  const expected = [
    '(hover: none) and (scripting: initial-only)',
    '(scripting) and (width <= 60rem)',
    '(not (scripting))',
  ];
  expect(texts()).toEqual(expected);
  showWithoutScripts();
  expect(texts()).toEqual(expected);
});

it("leaves other origins' style sheets alone, whose rules can't be read", () => {
  const own = new MediaRule('(scripting: none)');
  runWith([
    {
      href: 'https://fonts.example.org/x.css',
      get cssRules() {
        throw new DOMException('No access', 'SecurityError');
      },
    },
    {href: `${location.origin}/x.css`, cssRules: [own]},
  ]);
  expect(own.media.mediaText).toBe('(scripting)');
});

it('no longer waits for the scripts', () => {
  document.documentElement.setAttribute('data-awaits-scripts', '');
  document.body.innerHTML = '<button data-early-click="1">Search</button>';
  runWith([]);
  expect(document.documentElement.hasAttribute('data-awaits-scripts')).toBe(false);
  expect(document.querySelector('[data-early-click]')).toBeNull();
});
