/** Pages of code to measure with: the samples of the portal's own pages. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const FENCE = /^```(\w+) ?\[[^\]]+\]\n([\s\S]*?)^```$/gm;

/** As many samples as asked for, each different, in the order of the pages. */
export function takeSamples(count: number): {language: string; code: string}[] {
  const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
  const samples = pages
    .sort()
    .flatMap((file) => [...readFileSync(path.join('docs', file), 'utf8').matchAll(FENCE)])
    .map(([, language, code]) => ({language: language!, code: code!}));
  if (samples.length < count) throw new Error(`The pages hold ${samples.length} samples only; ${count} are needed.`);
  return samples.slice(0, count);
}

/** A page that holds samples and next to nothing else; stock Docusaurus understands it as the portal does. */
export function samplePage(count: number): string {
  const fences = takeSamples(count).map(
    ({language, code}, index) => `## Sample ${index + 1}\n\n\`\`\`${language}\n${code}\`\`\`\n`,
  );
  return `# Samples\n\n${fences.join('\n')}`;
}
