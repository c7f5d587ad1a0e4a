/** A fixture site with a banner, and with buttons that make parts of the site fail. */
import {testOn} from './servedSite';
import {siteFileWith} from './settings';

export const BANNER = {
  content: 'Version 3 is here: read [**the notes**](/notes). <script>document.title = "hacked"</script>',
  backgroundColor: '#123a2b',
  textColor: '#ffffff',
  height: 44,
};

/**
 * A button that throws an error while React renders it, so that the part of the page around the button fails. With
 * `lasting`, the error comes back on every render until `window.fixed` is set.
 */
const CRASH = `import {useState, type ReactNode} from 'react';

let brokenForGood = false;

export function Crash({name, error, lasting}: {name: string; error: unknown; lasting?: boolean}): ReactNode {
  const [broken, setBroken] = useState(false);
  const breakIt = () => {
    brokenForGood = lasting === true;
    setBroken(true);
  };
  if (lasting ? brokenForGood && !('fixed' in window) : broken) throw error;
  return <button onClick={breakIt}>{name}</button>;
}
`;

const crashing = (component: string, name: string) => `import type {ReactNode} from 'react';
import {Crash} from '@site/src/Crash';
import styles from '@site/src/Crash.module.css';

export function ${component}(): ReactNode {
  return (
    // Beside the sidebar, like the portal's own footer.
    <footer className={styles.footer}>
      <Crash name="${name}" error={new Error('${name}: it failed')} />
      <Crash name="${name} for good" error={new Error('${name}: it failed')} lasting />
    </footer>
  );
}
`;

const status = (code: number) =>
  `<Crash name="Fail with ${code}" error={Object.assign(new Error('no status'), {status: ${code}})} />`;

export const test = testOn({
  ...siteFileWith({banner: BANNER}),
  'src/Crash.tsx': CRASH,
  'src/Crash.module.css': '.footer {text-align: end}\n',
  // `PageFooter` is part of the page, below its text. `SiteFooter` is outside the page.
  'src/components/PageFooter/index.tsx': crashing('PageFooter', 'Break the page'),
  'src/components/SiteFooter/index.tsx': crashing('SiteFooter', 'Break the frame'),
  'docs/notes.mdx': '# Notes\n\nWhat is new.\n',
  'docs/crash.mdx': `import {Crash} from '@site/src/Crash';

# Crash

<Crash name="Fail with a message" error={new Error('The sample broke.')} />

${[404, 405, 400].map(status).join('\n\n')}

## A heading

To [the notes](/notes).
`,
});

export {expect, open} from './test';
