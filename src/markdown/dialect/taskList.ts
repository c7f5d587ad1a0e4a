/** Task lists: each check box is labeled with the text of its item. */
import type {List, ListItem} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {attributes} from '../jsx';

/** Turns the tasks of a list into the component `Task`, in place. A list without tasks is unchanged. */
export function labelTasks(list: List): void {
  const tasks = list.children.filter(({checked}) => typeof checked === 'boolean');
  if (tasks.length === 0) return;
  addClass(list, 'contains-task-list');
  tasks.forEach(labelTask);
}

function labelTask(item: ListItem): void {
  const [text] = item.children;
  if (text?.type !== 'paragraph') return;
  const task: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'Task',
    attributes: attributes({done: item.checked ? null : undefined}),
    children: text.children,
  };
  text.children = [task];
  // Otherwise remark would add a second check box, without a label.
  item.checked = null;
  addClass(item, 'task-list-item');
}

function addClass(node: List | ListItem, className: string): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, className: [className]}};
}
