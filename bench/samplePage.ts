/** Makes pages full of code for benchmarks. The code comes from the samples in the portal's pages. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../src/buildTools/filesBelow';

const FENCE = /^```(\w+) ?\[[^\]]+\]\n([\s\S]*?)^```$/gm;

/**
 * Returns the first `count` samples of the portal's pages, in the order of the pages' paths.
 *
 * @throws Error if the pages have fewer than `count` samples
 */
export function takeSamples(count: number): {language: string; code: string}[] {
  const samples = filesBelow('docs')
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => [...readFileSync(path.join('docs', file), 'utf8').matchAll(FENCE)])
    .map(([, language, code]) => ({language: language!, code: code!}));
  if (samples.length < count) throw new Error(`The pages have only ${samples.length} samples; ${count} are needed.`);
  return samples.slice(0, count);
}

/** Returns a page with `count` samples under headings, in Markdown that the portal and stock Docusaurus can render. */
export function samplePage(count: number): string {
  const fences = takeSamples(count).map(
    ({language, code}, index) => `## Sample ${index + 1}\n\n\`\`\`${language}\n${code}\`\`\`\n`,
  );
  return `# Samples\n\n${fences.join('\n')}`;
}
