/** Client module: lays out the text of the first page in parts (hooks/lateLayout). */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {startLateLayout} from '../hooks/lateLayout';

if (ExecutionEnvironment.canUseDOM) startLateLayout();
