import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageFrontMatter} from '../../../config/frontMatter';
import {Byline, type BylineProps} from './Byline';

/** The authors and the date of the page's front matter, or those that are given: `::authors`. */
export function Authors(given: BylineProps): ReactNode {
  const {authors, date} = useDoc().frontMatter as PageFrontMatter;
  return <Byline authors={authors} date={date} {...given} />;
}
