/** Task lists: a check box gets the item's text for its name. */
import type {List, ListItem} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {attributes} from '../jsx';

/** Turns the tasks of a list into the component `Task`, in place; a list without tasks is left alone. */
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
  // Else a second check box, without a name, would be made of it.
  item.checked = null;
  addClass(item, 'task-list-item');
}

function addClass(node: List | ListItem, className: string): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, className: [className]}};
}
