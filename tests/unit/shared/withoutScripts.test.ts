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
  runWith([{cssRules: rules}]);
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
      get cssRules() {
        throw new DOMException('No access', 'SecurityError');
      },
    },
    {cssRules: [own]},
  ]);
  expect(own.media.mediaText).toBe('(scripting)');
});

it('removes the style sheet that hides samples', () => {
  document.adoptedStyleSheets = [{} as CSSStyleSheet];
  runWith([]);
  expect(document.adoptedStyleSheets).toEqual([]);
});

it('no longer waits for the scripts, and lays out all of the text', () => {
  for (const name of ['data-awaits-scripts', 'data-late-layout']) document.documentElement.setAttribute(name, '');
  document.body.innerHTML = '<button data-early-click="1">Search</button>';
  runWith([]);
  expect(document.documentElement.getAttributeNames()).toEqual([]);
  expect(document.querySelector('[data-early-click]')).toBeNull();
});
