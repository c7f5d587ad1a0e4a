/** Swift: samples for xmtp-ios. */
import {readKnown} from '../native/facts';
import {grammar} from '../native/grammar';
import type {Unit} from '../native/ir';
import {nativeChecker, type Loaded} from '../native/nativeChecker';
import {toUnit} from './lower';
import {Marks} from './marks';
import {mask} from './mask';

export const swiftChecker = nativeChecker({name: 'swift', sdk: 'Swift', languages: ['swift'], load: loadSwift});

/** The SDK's module, as samples import it. */
const SDK_MODULE = 'XMTPiOS';

/** The sample's own module. */
const SAMPLE = 'Sample';

let loading: Promise<Loaded> | undefined;

export function loadSwift(version: string): Promise<Loaded> {
  return (loading ??= load(version));
}

async function load(version: string): Promise<Loaded> {
  const parse = await grammar('swift');
  const read = (text: string, module: string): {root: ReturnType<typeof parse>; toUnit: () => Unit} => {
    const masked = mask(text);
    const root = parse(masked.text);
    return {root, toUnit: () => toUnit(root, new Marks(masked.marks), module)};
  };
  return {
    known: readKnown('swift', version, (file, text) => {
      // The platform's files are named for their modules.
      const module = file.startsWith('api/') ? SDK_MODULE : /([^/]+)\.swift$/.exec(file)![1]!;
      return [read(text, module).toUnit()];
    }),
    parse: (code) => read(code, SAMPLE),
  };
}
