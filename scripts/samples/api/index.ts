/**
 * Writes the public declarations of a native SDK from its sources, for the check of samples:
 *
 *   npm run samples:api -- android 0.15.7 ../xmtp-android/library/src/main/java
 *   npm run samples:api -- ios 0.14.10 ../xmtp-ios/Sources/XMTPiOS
 *   npm run samples:api -- messages 0.15.7 samples/api/ios-0.14.10.swift
 *
 * The last writes the messages that Kotlin's generated code holds, from the declarations of Swift's.
 */
import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {kotlinDeclarations} from './kotlin';
import {kotlinMessages} from './messages';
import {swiftDeclarations} from './swift';

const SDKS = {
  android: {extension: '.kt', read: kotlinDeclarations, skip: /\bxmtpv3\.kt$/},
  ios: {
    extension: '.swift',
    read: swiftDeclarations,
    skip: /\.connect\.swift$|Proto\/mls\/(?!message_contents\/transcript)/,
  },
};

function files(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const full = path.join(folder, name);
      return statSync(full).isDirectory() ? files(full) : [full];
    });
}

async function main(): Promise<void> {
  const [sdk, version, folder] = process.argv.slice(2);
  if (sdk === 'messages' && version && folder) {
    writeMessages(version, folder);
    return;
  }
  if ((sdk !== 'android' && sdk !== 'ios') || !version || !folder)
    throw new Error('Usage: npm run samples:api -- android|ios|messages <version> <folder of the sources>');
  const {extension, read, skip} = SDKS[sdk];
  const sections: string[] = [];
  for (const file of files(folder).filter((name) => name.endsWith(extension) && !skip.test(name))) {
    const text = await read(readFileSync(file, 'utf8'));
    if (text === '') continue;
    sections.push(`// ${path.relative(folder, file)}\n${text}`);
  }
  const target = `samples/api/${sdk}-${version}${extension}`;
  writeFileSync(target, `${sections.join('\n\n')}\n`);
  console.log(`${target}: ${sections.length} files`);
}

function writeMessages(version: string, file: string): void {
  const sections = new Map(
    readFileSync(file, 'utf8')
      .split(/^\/\/ /m)
      .map((section) => [
        section
          .slice(0, section.indexOf('\n'))
          .replace(/^Proto\//, '')
          .replace(/\.pb\.swift$/, ''),
        section,
      ]),
  );
  const target = `samples/api/android-${version}.messages.kt`;
  writeFileSync(target, `${kotlinMessages(sections)}\n`);
  console.log(target);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
