import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Table} from '../../components/mdx/Table';

/** What pages may use without an import: Docusaurus' own, tables that scroll, and the tabs that code groups become. */
export default {...MDXComponents, table: Table, Tabs, TabItem};
