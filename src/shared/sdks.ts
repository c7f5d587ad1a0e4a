/**
 * The SDKs that pages are about, and the packages that their samples may name. Samples are checked against these
 * versions (`npm run check:samples`); the versions that the check installs are in samples/package.json.
 */

/** The SDKs that pages have samples for, in the order in which code groups show them; the names are the tabs' titles. */
export const SDKS = ['JavaScript', 'React', 'Kotlin', 'Swift', 'React Native', 'Node'] as const;

export type Sdk = (typeof SDKS)[number];

/** Where a package is published: its name is that registry's. A Swift package's name is its repository's address. */
export type Registry = 'npm' | 'maven' | 'swift' | 'cocoapods';

export interface SdkPackage {
  registry: Registry;
  name: string;
  version: string;
  /** How the SDK's own people call it; shown with the version under a checked sample. */
  label: string;
}

/** The package of each SDK, as it stood at the end of August 2024; React Native's is the next that can be had. */
export const SDK_PACKAGES: Readonly<Record<Sdk, SdkPackage>> = {
  JavaScript: {registry: 'npm', name: '@xmtp/xmtp-js', version: '12.1.0', label: 'xmtp-js'},
  React: {registry: 'npm', name: '@xmtp/react-sdk', version: '8.0.1', label: 'react-sdk'},
  Kotlin: {registry: 'maven', name: 'org.xmtp:android', version: '0.15.7', label: 'xmtp-android'},
  Swift: {registry: 'swift', name: 'https://github.com/xmtp/xmtp-ios', version: '0.14.10', label: 'xmtp-ios'},
  'React Native': {registry: 'npm', name: '@xmtp/react-native-sdk', version: '2.5.4', label: 'react-native-sdk'},
  Node: {registry: 'npm', name: '@xmtp/mls-client', version: '0.0.13', label: 'mls-client'},
};

/** Languages whose samples call an SDK, as opposed to installing or configuring it. */
const SOURCE_LANGUAGES: Readonly<Record<string, Sdk | undefined>> = {
  kotlin: 'Kotlin',
  swift: 'Swift',
  ts: undefined,
  tsx: undefined,
  js: undefined,
  jsx: undefined,
};

/** A fence, as far as it tells which SDK it is for. */
export interface SdkClue {
  language: string;
  title?: string | undefined;
  code: string;
  /** Names that the fence takes for given. */
  with: readonly string[];
}

/** Whether a language's samples call an SDK, as opposed to installing or configuring it. */
export function isSourceLanguage(language: string): boolean {
  return Object.hasOwn(SOURCE_LANGUAGES, language);
}

/**
 * The SDK that a sample is for: its tab's, its language's, the one that it imports first, or, where it takes names
 * for given, JavaScript; undefined where it concerns none.
 */
export function sdkOf({language, title, code, with: names}: SdkClue): Sdk | undefined {
  const named = SDKS.find((sdk) => sdk === title);
  if (named) return named;
  if (!isSourceLanguage(language)) return undefined;
  const imported = [...code.matchAll(/^(?:import|export)\b[^;"']*["'](@[^"'/]+\/[^"'/]+)/gm)]
    .map(([, name]) => SDKS.find((sdk) => SDK_PACKAGES[sdk].name === name))
    .find(Boolean);
  return SOURCE_LANGUAGES[language] ?? imported ?? (names.length > 0 ? 'JavaScript' : undefined);
}
