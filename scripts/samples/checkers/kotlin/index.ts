/** Kotlin: samples for xmtp-android. */
import {readKnown} from '../native/facts';
import {grammar} from '../native/grammar';
import type {Unit} from '../native/ir';
import {nativeChecker, type Loaded} from '../native/nativeChecker';
import {toUnit} from './lower';

export const kotlinChecker = nativeChecker({
  name: 'kotlin',
  sdk: 'Kotlin',
  languages: ['kotlin', 'kt'],
  load: loadKotlin,
});

let loading: Promise<Loaded> | undefined;

export function loadKotlin(version: string): Promise<Loaded> {
  return (loading ??= load(version));
}

async function load(version: string): Promise<Loaded> {
  const parse = await grammar('kotlin');
  const toUnits = (_: string, text: string): Unit[] => split(text).map((part) => toUnit(parse(part)));
  return {
    known: readKnown('kotlin', version, toUnits),
    parse: (code) => {
      const root = parse(code);
      return {root, toUnit: () => toUnit(root)};
    },
  };
}

/** A file of facts holds many packages, each from its own line on. */
function split(text: string): string[] {
  return text.split(/^(?=package )/m);
}
