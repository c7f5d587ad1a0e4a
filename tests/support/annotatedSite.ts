/** A fixture site with samples that have types; they come from a package of its own. */

/** The package `greeter`, as an SDK of the samples would be installed. */
const GREETER = `/** How a greeting is sent. */
export interface Options {
  /** Whether everybody hears it. */
  loud?: boolean;
}

/**
 * Greets people, one at a time. See {@link Options | the options}.
 *
 * @example A second paragraph is not shown.
 */
export declare class Greeter {
  /** Makes one that is ready to greet. */
  static create(name: string, options?: Options): Promise<Greeter>;
  /**
   * Greets somebody.
   * @deprecated Use {@link welcome}.
   */
  greet(person: string): Promise<void>;
  /** Greets somebody who is new. */
  welcome(person: string): Promise<void>;
}
`;

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;

const CREATE = `import {Greeter} from 'greeter';

const greeter = await Greeter.create('Ada');
await greeter.welcome('Grace');`;

export const TYPES_PAGE = `# Types

A sample with types, and one without.

${fence('ts twoslash [client.ts]', CREATE)}
${fence('ts', "const plain = 'no types here';")}
## In flow

${fence(
  'ts twoslash showLineNumbers {2}',
  `// @errors: 2304
import {Greeter} from 'greeter';

const hidden = 'cut';
// ---cut---
const greeter = await Greeter.create('Ada');
//    ^?
greeter.welcome; // [!code focus]
//      ^|
const person = hidden;
//    ^^^^^^ somebody to greet
nobody();
// @log: Greeted.
// @warn: Nobody answers.
// @error: It failed.
// @annotate: The last word.`,
)}
## Narrow

${fence('tsx twoslash', `import {useState} from 'react';\n\nexport const useAverageSettlementOfEverybody = () => useState<Record<string, number | undefined>>({});`)}
`;

export const ANNOTATED_SITE = {
  'samples/package.json': '{"name": "samples", "private": true}\n',
  'samples/node_modules/greeter/package.json': '{"name": "greeter", "version": "1.0.0", "types": "index.d.ts"}\n',
  'samples/node_modules/greeter/index.d.ts': GREETER,
  'docs/types.mdx': TYPES_PAGE,
};
