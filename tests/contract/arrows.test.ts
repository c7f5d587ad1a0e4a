/** The arrows between the folders of src (ARCHITECTURE.md), as the linter holds them. */
import {ESLint, type Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import arrows from '../../eslint.arrows.mjs';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {files: ['**/*.ts'], languageOptions: {parser: tseslint.parser}, plugins: {'@typescript-eslint': tseslint.plugin}},
    ...arrows,
  ] as Linter.Config[],
});

/** How often the linter refuses `text` in a file of src. */
async function refusals(file: string, text: string): Promise<number> {
  const [result] = await eslint.lintText(text, {filePath: `src/${file}`});
  return result!.messages.filter(({ruleId}) => ruleId === '@typescript-eslint/no-restricted-imports').length;
}

it.each([
  ['theme/Footer/index.ts', '../../plugins/frame'],
  ['theme/Footer/index.ts', '../../client/preload'],
  ['components/Page/index.ts', '../../theme/Footer'],
  ['components/Page/index.ts', '@theme/Footer'],
  ['components/Page/index.ts', '@theme-original/Footer'],
  ['components/Page/index.ts', '../../plugins/frame'],
  ['components/Page/index.ts', '../../client/preload'],
  ['components/mdx/X/index.ts', '../../../markdown/codeGroup'],
  ['components/Page/index.ts', '../../config/schema'],
  ['hooks/useX.ts', '../components/Page'],
  ['hooks/useX.ts', '../client/preload'],
  ['hooks/useX.ts', '../plugins/frame'],
  ['hooks/useX.ts', '../config/site'],
  ['hooks/useX.ts', 'zod'],
  ['client/x.ts', '../components/Page'],
  ['config/x.ts', '../hooks/useX'],
  ['search/x.ts', '../hooks/useX'],
  ['markdown/x.ts', '../plugins/code'],
  ['markdown/code/x.ts', '../../components/Page'],
  ['plugins/x/index.ts', '../../theme/Footer'],
  ['plugins/x/index.ts', '../../hooks/useX'],
])('%s must not import %s', async (file, from) => {
  expect(await refusals(file, `import {x} from '${from}';\nexport const y = x;\n`)).toBe(1);
});

it.each([
  ['theme/Footer/index.ts', "import {x} from '../../components/Page';"],
  ['theme/Footer/index.ts', "import x from '@theme-original/Footer';"],
  ['components/Page/index.ts', "import {x} from '../../hooks/useX';"],
  ['components/Page/index.ts', "import type {x} from '../../config/schema';"],
  ['components/mdx/X/index.ts', "import {x} from '../../../markdown/code/render';"],
  ['hooks/useX.ts', "import {x} from '../config/routes';"],
  ['hooks/useX.ts', "import {x} from '../search/query';"],
  ['client/x.ts', "import {x} from '../hooks/storage';"],
  ['client/x.ts', "import x from '@theme/Error';"],
  ['plugins/x/index.ts', "import {x} from '../theme/script';"],
  ['plugins/x/index.ts', "import {x} from '../../config/schema';"],
])('%s may say %s', async (file, statement) => {
  expect(await refusals(file, `${statement}\nexport type Y = typeof x;\n`)).toBe(0);
});
