import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {CodeBlock} from '../../components/mdx/CodeBlock';
import {CodeGroup} from '../../components/mdx/CodeGroup';
import {InlineCode} from '../../components/mdx/InlineCode';
import {Table} from '../../components/mdx/Table';

/** What pages may use without an import, and what their Markdown becomes. */
export default {...MDXComponents, CodeBlock, CodeGroup, InlineCode, table: Table, Tabs, TabItem};
