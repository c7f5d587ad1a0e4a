import {readFences} from '../../../../scripts/samples/fences';
import type {Sample} from '../../../../scripts/samples/types';

/** The one sample of a page that holds nothing but this fence, which opens on line 3. */
export function sampleOf(info: string, code: string): Sample {
  return readFences('docs/x.mdx', `# Page\n\n\`\`\`${info}\n${code}\n\`\`\`\n`)[0]!;
}
