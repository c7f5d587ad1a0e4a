import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {diagnose} from '../../scripts/samples/checkers/typescript/diagnose';
import {readFences} from '../../scripts/samples/fences';
import {formatFinding} from '../../scripts/samples/report';

/** Returns the text of a page. Each fence is given as its info string and code, without backticks. */
const page = (...fences: string[]): string => fences.map((fence) => `\`\`\`${fence}\n\`\`\`\n`).join('\n');

function check(text: string, redirects?: ReadonlyMap<string, string>): string[] {
  const samples = readFences('docs/x.mdx', text);
  return diagnose(samples, samples, redirects).map(formatFinding);
}

it('finds mistakes, with their line and column', () => {
  expect(
    check(
      page(
        'ts [JavaScript] with="client"\nawait client.conversations.lst();',
        'ts [JavaScript]\nawait client.close();',
        'ts [JavaScript] with="client signer"\nawait client.close();',
        'ts [JavaScript] with="wallet"\nwallet();',
        'ts [JavaScript] with="client client"\nclient;',
        'ts [a.ts]\nlet a: string = 1;',
        'ts\nconst = 1;',
        'ts\nimport {x} from "no-such-package";\nx();',
        'tsx [React]\nexport const a = () => <XMTPProvider />;',
        'js\nexport const a = (b) => b;',
      ),
    ),
  ).toMatchInlineSnapshot(`
    [
      "docs/x.mdx:13 with="wallet" isn't supported for JavaScript; supported names: signer, client, conversation, message. Declare it in the sample, or add it to samples/preambles.",
      "docs/x.mdx:17 with="…" names "client" twice: once is enough.",
      "docs/x.mdx:2:28 Property 'lst' does not exist on type 'Conversations<any>'. Did you mean 'list'? (TS2551)",
      "docs/x.mdx:6:7 Cannot find name 'client'. Declare it, or write with="client" on the fence if the reader has it from an earlier page. (TS2304)",
      "docs/x.mdx:9 with="signer", but the sample doesn't use it: remove the name.",
      "docs/x.mdx:22:5 Type 'number' is not assignable to type 'string'. (TS2322)",
      "docs/x.mdx:26:7 Variable declaration expected. (TS1134)",
      "docs/x.mdx:26:9 Variable declaration expected. (TS1134)",
      "docs/x.mdx:30:17 Cannot find module 'no-such-package' or its corresponding type declarations. (TS2307)",
      "docs/x.mdx:35:25 Cannot find name 'XMTPProvider'. (TS2304)",
      "docs/x.mdx:39:19 Parameter 'b' implicitly has an 'any' type. (TS7006)",
    ]
  `);
}, 120_000);

it('accepts correct samples: only types, hooks, elements, top-level await, shorthand, and all four languages', () => {
  expect(
    check(
      page(
        'ts [JavaScript]\nimport type {Client} from "@xmtp/xmtp-js";\nexport type Address = Client["address"];',
        'tsx [React]\nimport {useClient} from "@xmtp/react-sdk";\nexport const A = () => <p>{useClient().client?.address}</p>;',
        'ts [JavaScript] with="client"\nexport const all = {client};',
        'ts [JavaScript]\nawait Promise.resolve();',
        'jsx [React]\nimport {XMTPProvider} from "@xmtp/react-sdk";\nexport const a = <XMTPProvider><p>b</p></XMTPProvider>;',
        'ts [JavaScript]\nconst client = 1;\nconsole.log(client);',
        'ts [JavaScript]\nconst client = "the same name in another sample";\nconsole.log(client);',
      ),
    ),
  ).toEqual([]);
}, 120_000);

it('lets samples of a page import one another by their titles', () => {
  const exporting = 'ts [lib/one.ts]\nexport const one = 1;';
  expect(
    check(page(exporting, 'ts [lib/two.ts]\nimport {one} from "./one";\nexport const two: number = one;')),
  ).toEqual([]);
  expect(check(page(exporting, 'ts [two.ts]\nimport {one} from "./one";\nexport const two = one;'))).toEqual([
    expect.stringMatching(/^docs\/x\.mdx:6:19 Cannot find module '\.\/one'/),
  ]);
  expect(check(page(exporting, 'ts [lib/two.ts]\nimport {two} from "./one";\nexport const x = two;'))).toEqual([
    expect.stringMatching(/^docs\/x\.mdx:6:9 Module '"\.\/one"' has no exported member 'two'/),
  ]);
}, 120_000);

it('hides global declarations of a sample from all others', () => {
  expect(
    check(
      page(
        'ts\ndeclare global {\n  interface Window {\n    mine: string;\n  }\n}\nexport const a = window.mine;',
        'ts\nexport const a = window.mine;',
      ),
    ),
  ).toEqual([expect.stringContaining("docs/x.mdx:11:25 Property 'mine' does not exist")]);
}, 120_000);

it('resolves a package from another folder, to try another version', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  try {
    const own = path.join(folder, 'node_modules/@xmtp/xmtp-js');
    mkdirSync(own, {recursive: true});
    writeFileSync(path.join(own, 'package.json'), '{"name": "@xmtp/xmtp-js", "version": "99.0.0", "types": "a.d.ts"}');
    writeFileSync(path.join(own, 'a.d.ts'), 'export declare class Client { fresh(): void }');
    const text = page(
      'ts [JavaScript] with="client"\nclient.fresh();',
      'ts [JavaScript] with="client"\nclient.address;',
    );
    expect(check(text, new Map([['@xmtp/xmtp-js', folder]]))).toEqual([
      "docs/x.mdx:6:8 Property 'address' does not exist on type 'Client'. (TS2339)",
    ]);
  } finally {
    rmSync(folder, {recursive: true});
  }
}, 120_000);
