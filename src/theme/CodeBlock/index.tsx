import {Children, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import {RunTimeCode} from '../../components/mdx/RunTimeCode';

/** Shows code that is created at run time. Fenced code in pages doesn't use this component. */
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
