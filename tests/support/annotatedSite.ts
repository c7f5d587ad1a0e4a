/** A fixture site with samples that show types. The types come from `greeter`, a package that only this site has. */

/** The type declarations (index.d.ts) of `greeter`, which is installed in samples/ like the SDKs. */
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

/** Returns the text of a guide with samples. A test compares the guide's size with types to its size without types. */
const guide = (info: string) =>
  [
    CREATE,
    `import {Greeter} from 'greeter';

/** Greets everybody, one after the other. */
export async function greetAll(names: string[], loud = false): Promise<number> {
  const greeter = await Greeter.create('Ada', {loud});
  for (const name of names) {
    await greeter.welcome(name);
  }
  return names.length;
}`,
    `import {useEffect, useState} from 'react';
import {Greeter} from 'greeter';

export function useGreeter(name: string): Greeter | undefined {
  const [greeter, setGreeter] = useState<Greeter>();
  useEffect(() => {
    let current = true;
    void Greeter.create(name).then((created) => {
      if (current) setGreeter(created);
    });
    return () => {
      current = false;
    };
  }, [name]);
  return greeter;
}`,
    `import {z} from 'zod';

const person = z.object({name: z.string(), age: z.number().optional()});

export function readPerson(text: string): z.infer<typeof person> {
  return person.parse(JSON.parse(text));
}`,
  ]
    .map((code, index) => `## Part ${index + 1}\n\nWhat the sample does, in a sentence or two.\n\n${fence(info, code)}`)
    .join('\n');

export const ANNOTATED_SITE = {
  'samples/package.json': '{"name": "samples", "private": true}\n',
  'samples/node_modules/greeter/package.json': '{"name": "greeter", "version": "1.0.0", "types": "index.d.ts"}\n',
  'samples/node_modules/greeter/index.d.ts': GREETER,
  'sidebars.ts': `import {defineSidebar} from './src/config/sidebar';

export default defineSidebar([{text: 'Home', link: '/'}, {text: 'Types', link: '/types'}]);
`,
  'docs/types.mdx': TYPES_PAGE,
  'docs/guide.mdx': `# Guide\n\n${guide('ts twoslash')}`,
  'docs/plain-guide.mdx': `# Guide\n\n${guide('ts')}`,
};
