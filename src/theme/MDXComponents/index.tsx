import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import * as authorComponents from '../../components/mdx';
import {EarlyLayout} from '../../components/EarlyLayout';
import {LaterPart} from '../../components/LaterPart';
import {CodeBlock} from '../../components/mdx/CodeBlock';
import {InlineCode} from '../../components/mdx/InlineCode';
import {Subtitle} from '../../components/mdx/Subtitle';
import {Table} from '../../components/mdx/Table';
import {Task} from '../../components/mdx/Task';

/** The components that pages can use without an import, and the components that render Markdown. */
export default {
  ...MDXComponents,
  ...authorComponents,
  CodeBlock,
  EarlyLayout,
  InlineCode,
  LaterPart,
  Subtitle,
  Task,
  table: Table,
  Tabs,
  TabItem,
};
