/** A site with a base path, moved pages and anchors, and interactive examples that use the router. */
import {testOn} from './servedSite';

const LONG = Array.from({length: 60}, (_, index) => `Paragraph ${index}.\n`).join('\n');

/** A component with a draft that could be lost, and a request that ends when the test sends the event `answer`. */
const DRAFT = `import {useState} from 'react';
import {useBlocker} from './hooks/useBlocker';
import {useNavigation} from './hooks/useNavigation';

export function Draft() {
  const [text, setText] = useState('');
  const {state, proceed, reset} = useBlocker(text !== '');
  const navigation = useNavigation();
  const send = () =>
    navigation.submit(new Promise((resolve) => window.addEventListener('answer', resolve, {once: true})));
  return (
    <>
      <input aria-label="Draft" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={send}>Send</button>
      <output aria-label="Navigation">{navigation.state}</output>
      <output aria-label="Blocker">{state}</output>
      <button onClick={proceed}>Leave</button>
      <button onClick={reset}>Stay</button>
    </>
  );
}
`;

const INDEX = `# Home

[Example](/example) and [www](www.example.org/a), [by scheme](https://example.org).

[By file](/example.html#part), [relative](example.html), [content](#content)
`;

const EXAMPLE = `import {Draft} from '@site/src/Draft';

# Example

<Draft />

[Part](#part) [Home](/) [Two](/two)

## Part
`;

const TWO = `import {Draft} from '@site/src/Draft';

# Two

Before the examples.

<Draft />
<Draft />
`;

const REDIRECTS = `import {defineRedirects} from './redirectRules';

export const redirects = defineRedirects([
  {from: '/start', to: '/guide'},
  {from: '/guide#once-here', to: '/guide#now-here'},
  {from: '/guide#elsewhere', to: '/other#last-part'},
  {from: '/über#alt', to: '/über#neu'},
]);
`;

export const test = testOn(
  {
    'docs/index.mdx': INDEX,
    'docs/example.mdx': EXAMPLE,
    'docs/two.mdx': TWO,
    'docs/guide.mdx': `# Guide\n\n[Other](/other)\n\n${LONG}\n## Now here\n\n${LONG}`,
    'docs/other.mdx': `# Other\n\n[Guide](/guide)\n\n${LONG}\n## Last part\n\n${LONG}`,
    'docs/über.mdx': `# Über\n\n[Other](/other)\n\n${LONG}\n## Neu\n\n${LONG}`,
    'src/Draft.tsx': DRAFT,
    'src/config/redirects.ts': REDIRECTS,
  },
  '/portal/',
);

export {expect, open} from './test';
