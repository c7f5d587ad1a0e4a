import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageFrontMatter} from '../../../config/frontMatter';
import {Byline, type BylineProps} from './Byline';

/** `::authors` in Markdown: the authors and the date from the props, or else from the page's front matter. */
export function Authors(props: BylineProps): ReactNode {
  const {authors, date} = useDoc().frontMatter as PageFrontMatter;
  return <Byline authors={authors} date={date} {...props} />;
}
