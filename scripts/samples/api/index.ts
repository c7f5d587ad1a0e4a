/**
 * Writes the public declarations of a native SDK, from its sources, for `npm run check:samples`:
 *
 *   npm run samples:api -- android 0.15.7 ../xmtp-android/library/src/main/java
 *   npm run samples:api -- ios 0.14.10 ../xmtp-ios/Sources/XMTPiOS
 *   npm run samples:api -- messages 0.15.7 samples/api/ios-0.14.10.swift
 *
 * The last command converts the Swift declarations of protobuf messages to the Java declarations that protobuf
 * generates for Android.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../../src/buildTools/filesBelow';
import {runCommand} from '../../command';
import {kotlinDeclarations} from './kotlin';
import {javaMessages} from './messages';
import {swiftDeclarations} from './swift';

const SDKS = {
  android: {extension: '.kt', read: kotlinDeclarations, skip: /\bxmtpv3\.kt$/},
  ios: {
    extension: '.swift',
    read: swiftDeclarations,
    skip: /\.connect\.swift$|Proto\/mls\/(?!message_contents\/transcript)/,
  },
};

async function main(): Promise<void> {
  const [sdk, version, folder] = process.argv.slice(2);
  if (sdk === 'messages' && version && folder) {
    writeMessages(version, folder);
    return;
  }
  if ((sdk !== 'android' && sdk !== 'ios') || !version || !folder)
    throw new Error(
      'Usage: npm run samples:api -- android|ios <version> <source folder>, or messages <version> <Swift file>',
    );
  const {extension, read, skip} = SDKS[sdk];
  const declarations = new Map<string, string>();
  for (const file of filesBelow(folder).filter((name) => name.endsWith(extension) && !skip.test(name))) {
    const text = await read(readFileSync(path.join(folder, file), 'utf8'));
    if (text !== '') declarations.set(file, text);
  }
  const target = `samples/api/${sdk}-${version}`;
  if (sdk === 'android') {
    // A Kotlin file can have only one package, so each file's declarations stay in a separate file.
    for (const [file, text] of declarations) write(path.join(target, file), `${text}\n`);
  } else {
    const sections = [...declarations].map(([file, text]) => `// ${file}\n${text}`);
    write(`${target}${extension}`, `${sections.join('\n\n')}\n`);
  }
  console.log(`${target}: ${declarations.size} files`);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
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
  const messages = javaMessages(sections);
  for (const [name, text] of messages) write(`samples/api/android-${version}/${name}`, text);
  console.log(`samples/api/android-${version}: ${messages.size} files of messages`);
}

void runCommand(main);
