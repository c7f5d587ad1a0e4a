/**
 * The SDKs that pages document, and the versions of their packages that `npm run check:samples` checks samples against.
 * For packages on npm, samples/package.json installs the same versions.
 */

/** The SDKs that pages have samples for, in the order of tabs in code groups. The names are the titles of the tabs. */
export const SDKS = ['JavaScript', 'React', 'Kotlin', 'Swift', 'React Native', 'Node'] as const;

export type Sdk = (typeof SDKS)[number];

/** The registry that a package is published in. The name of a Swift package is the URL of its repository. */
export type Registry = 'npm' | 'maven' | 'swift' | 'cocoapods';

export interface SdkPackage {
  registry: Registry;
  name: string;
  version: string;
  /** The SDK's short name, shown with the version below a checked sample. */
  label: string;
}

/**
 * The package of each SDK, in the version that was current at the end of August 2024. For React Native and Node, npm
 * doesn't have this version, so the nearest available version is used.
 */
export const SDK_PACKAGES: Readonly<Record<Sdk, SdkPackage>> = {
  JavaScript: {registry: 'npm', name: '@xmtp/xmtp-js', version: '12.1.0', label: 'xmtp-js'},
  React: {registry: 'npm', name: '@xmtp/react-sdk', version: '8.0.1', label: 'react-sdk'},
  Kotlin: {registry: 'maven', name: 'org.xmtp:android', version: '0.15.7', label: 'xmtp-android'},
  Swift: {registry: 'swift', name: 'https://github.com/xmtp/xmtp-ios', version: '0.14.10', label: 'xmtp-ios'},
  'React Native': {registry: 'npm', name: '@xmtp/react-native-sdk', version: '2.5.4', label: 'react-native-sdk'},
  Node: {registry: 'npm', name: '@xmtp/mls-client', version: '0.0.13', label: 'mls-client'},
};

/** For each language in which samples call SDKs: the SDK, or undefined if several SDKs share the language. */
const SOURCE_LANGUAGES: Readonly<Record<string, Sdk | undefined>> = {
  kotlin: 'Kotlin',
  swift: 'Swift',
  ts: undefined,
  tsx: undefined,
  js: undefined,
  jsx: undefined,
};

/** The properties of a code fence that show which SDK the code is for. */
export interface SdkClue {
  language: string;
  title?: string | undefined;
  code: string;
  /** The names in the fence's `with`, which the code uses without declaring them. */
  with: readonly string[];
}

/** Whether a language's samples call an SDK, as opposed to installing or configuring it. */
export function isSourceLanguage(language: string): boolean {
  return Object.hasOwn(SOURCE_LANGUAGES, language);
}

/**
 * Returns the SDK that a sample's tab, language or imports name, in this order. If none of these names an SDK, a sample
 * with names in `with` is JavaScript. Undefined if the sample uses no SDK.
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
