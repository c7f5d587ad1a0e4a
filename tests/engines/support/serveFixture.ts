/**
 * Builds a site and serves it on port `PORT`. The site has what the portal's own pages lack: menus, details with
 * headings, and added and removed lines of code.
 */
import {readDelivery} from '../../../scripts/delivery/delivery';
import {serve} from '../../../scripts/preview/serve';
import {BASE_PATH, FILES} from '../../support/navigationSite';
import {builtSite} from '../../support/siteFixture';

const DETAILS = `# Details

:::details[More about it]

### Inside

Text in the details.

:::

${Array.from({length: 40}, (_, index) => `Paragraph ${index}.\n`).join('\n')}`;

const DIFF = `# Diff

\`\`\`ts
const before = 1;
const removed = 2; // [!code --]
const added = 3; // [!code ++]
const after = 4;
\`\`\`
`;

const {folder} = builtSite({...FILES, 'docs/details.mdx': DETAILS, 'docs/diff.mdx': DIFF}, {BASE_PATH});
void serve(readDelivery(folder), Number(process.env.PORT)).then(({close}) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      close();
      process.exit();
    });
  }
});
