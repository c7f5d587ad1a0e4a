import {useEffect, useState, type ReactNode} from 'react';
import {escapeHtml} from '../../../shared/html';
import {CodeBlock} from '../CodeBlock';

export interface RunTimeCodeProps {
  /** The code as text. */
  children: string;
  language: string;
  title?: string | undefined;
}

/**
 * A code block created at run time. It shows plain code at first, and highlighted code once the highlighter has loaded.
 */
export function RunTimeCode({children, language, title}: RunTimeCodeProps): ReactNode {
  const code = children.replace(/\n$/, '');
  const [colored, setColored] = useState<{code: string; html: string}>();
  useEffect(() => {
    let current = true;
    import('./highlight').then(
      ({highlight}) => {
        if (current) setColored({code, html: highlight(code, language)});
      },
      // Without the highlighter, the code stays plain.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [code, language]);
  const html = colored?.code === code ? colored.html : escapeHtml(code);
  return <CodeBlock html={html} language={language} {...(title !== undefined && {title})} />;
}
