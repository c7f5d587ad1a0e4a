import {readFences} from '../../../../scripts/samples/fences';
import type {Sample} from '../../../../scripts/samples/types';

/** Returns a sample that is alone on its page. Its fence opens on line 3. */
export function sampleOf(info: string, code: string): Sample {
  return readFences('docs/x.mdx', `# Page\n\n\`\`\`${info}\n${code}\n\`\`\`\n`)[0]!;
}
