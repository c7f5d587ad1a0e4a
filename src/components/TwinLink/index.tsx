import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {twinPath} from '../../shared/twin';

/** Tells machines where the page is in Markdown. */
export function TwinLink({permalink}: {permalink: string}): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twinPath(permalink)} />
    </Head>
  );
}
