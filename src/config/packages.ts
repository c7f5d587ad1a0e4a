/** The packages that samples may install, with their versions. The sample checks reject all other packages. */
import {SDK_PACKAGES, type Registry} from '../shared/sdks';

export interface AllowedPackage {
  registry: Registry;
  name: string;
  /** The version that samples may name; without one, samples must not name a version. */
  version?: string;
  /** Whether samples must name the version. They must if a newer version might not work as the pages describe. */
  pinned?: boolean;
}

/** Packages on npm, with their versions. Each version is also in samples/package.json. */
const NPM: Readonly<Record<string, string | undefined>> = {
  '@babel/plugin-proposal-export-namespace-from': undefined,
  '@craco/craco': undefined,
  '@tanstack/react-query': '5.52.0',
  '@types/node': undefined,
  '@xmtp/consent-proof-signature': '0.1.3',
  '@xmtp/content-type-primitives': '1.0.1',
  '@xmtp/content-type-reaction': '1.1.9',
  '@xmtp/content-type-read-receipt': '1.1.10',
  '@xmtp/content-type-remote-attachment': '1.1.9',
  '@xmtp/content-type-reply': '1.1.11',
  '@xmtp/content-type-text': '1.0.0',
  '@xmtp/content-type-transaction-reference': '1.0.2',
  '@xmtp/frames-client': '0.5.4',
  '@xmtp/frames-validator': '0.6.2',
  '@xmtp/proto': '3.62.1',
  buffer: '6.0.3',
  ethers: '5.7.2',
  expo: undefined,
  'expo-crypto': undefined,
  'pod-install': undefined,
  react: '18.3.1',
  'react-dom': '18.3.1',
  tsx: undefined,
  viem: '2.21.0',
  wagmi: '2.12.7',
};

const MAVEN: Readonly<Record<string, string>> = {
  'org.jetbrains.kotlinx:kotlinx-coroutines-android': '1.8.0',
};

const OTHERS: readonly AllowedPackage[] = [
  {registry: 'cocoapods', name: 'XMTP', version: SDK_PACKAGES.Swift.version, pinned: true},
];

/** Whether samples must name the version. XMTP's packages change often, and the APIs of `ethers` 5 and 6 differ. */
const isPinned = (name: string): boolean => name.startsWith('@xmtp/') || name === 'ethers';

export const ALLOWED_PACKAGES: readonly AllowedPackage[] = [
  ...Object.values(SDK_PACKAGES).map(({registry, name, version}) => ({registry, name, version, pinned: true})),
  ...Object.entries(NPM).map(([name, version]) => ({
    registry: 'npm' as const,
    name,
    ...(version === undefined ? {} : {version}),
    pinned: isPinned(name),
  })),
  ...Object.entries(MAVEN).map(([name, version]) => ({registry: 'maven' as const, name, version, pinned: true})),
  ...OTHERS,
];
