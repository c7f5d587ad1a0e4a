import {Children, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import {RunTimeCode} from '../../components/mdx/RunTimeCode';

/** Code that is made at run time, in the portal's own block; fences never come here. */
export default function CodeBlock({children, className, language, title}: Props): ReactNode {
  const text = Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('');
  return (
    <RunTimeCode
      language={language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text'}
      title={typeof title === 'string' ? title : undefined}
    >
      {text}
    </RunTimeCode>
  );
}
