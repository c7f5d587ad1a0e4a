import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {CodeBlock} from '../../components/mdx/CodeBlock';
import {InlineCode} from '../../components/mdx/InlineCode';
import {Table} from '../../components/mdx/Table';

/** What pages may use without an import, and what their Markdown becomes. */
export default {...MDXComponents, CodeBlock, InlineCode, table: Table, Tabs, TabItem};
