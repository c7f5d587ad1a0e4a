/** Moves a build's clock 400 days forward. Loaded with `NODE_OPTIONS=--require`. */
const SHIFT = 400 * 24 * 60 * 60 * 1000;
const RealDate = Date;

globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + SHIFT] : parts));
  }

  // Makes `instanceof Date` also accept instances of the original class, such as dates from `structuredClone`.
  static [Symbol.hasInstance](value) {
    return value instanceof RealDate;
  }

  static now() {
    return RealDate.now() + SHIFT;
  }
};
