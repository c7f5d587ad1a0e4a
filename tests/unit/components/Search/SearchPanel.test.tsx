/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useLocation} from '@docusaurus/router';
import {SearchPanel} from '../../../../src/components/Search/SearchPanel';
import type {SearchEngine} from '../../../../src/search/types';
import {deferred} from '../../../support/deferred';
import {renderWithTheme} from '../../../support/render';
import {engineOf, hitOf, plain} from '../../../support/searchHits';

const HOSTILE = '<img src=x onerror="alert(1)">';
const HITS = [
  hitOf(1, 'Send messages'),
  hitOf(2, 'Reply to messages', {
    isPage: false,
    href: '/content-types/reply#reply',
    titles: [plain('Content types'), [...plain('Use '), {text: 'replies', marked: true}]],
    excerpt: [{text: 'Reply', marked: true}, ...plain(' to what was said.')],
  }),
  hitOf(3, `Hostile messages ${HOSTILE}`, {titles: [plain(HOSTILE)], excerpt: plain(HOSTILE)}),
];

const Address = () => <p>{useLocation().pathname + useLocation().hash}</p>;
const onClose = jest.fn();
const onLeave = jest.fn();

function start(openSearch: () => Promise<SearchEngine> = () => Promise.resolve(engineOf(HITS))) {
  const user = userEvent.setup();
  renderWithTheme(
    <>
      <SearchPanel openSearch={openSearch} typed={undefined} entered={undefined} onClose={onClose} onLeave={onLeave} />
      <Address />
    </>,
  );
  return user;
}

const input = () => screen.getByRole('searchbox', {name: 'Search'});
const options = () => screen.findAllByRole('option');
const selected = () => screen.getByRole('option', {selected: true});
const button = (name: string) => screen.getByRole('button', {name});

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  localStorage.clear();
  onClose.mockReset();
  onLeave.mockReset();
});

it('shows results with title, parents and excerpt, the first one selected', async () => {
  const user = start();
  expect(input()).toHaveFocus();
  await user.keyboard('messages');
  expect(await options()).toHaveLength(3);
  const list = screen.getByRole('listbox', {name: 'Search results'});
  expect(input()).toHaveAttribute('aria-controls', list.id);
  expect(input()).toHaveAttribute('aria-activedescendant', selected().id);
  expect(selected()).toHaveTextContent('Send messages');
  const reply = within(list).getByRole('option', {name: /^Reply to messages/});
  expect(reply).toHaveTextContent('Content types Use replies');
  expect([...reply.querySelectorAll('mark')].map(({textContent}) => textContent)).toEqual(['replies', 'Reply']);
  expect(screen.getByRole('status')).toHaveTextContent('3 results');
});

it('renders the content of the index as text', async () => {
  const user = start();
  await user.keyboard('Hostile');
  const [option] = await options();
  expect(option!.querySelector('img')).toBeNull();
  expect(option!.textContent).toContain(HOSTILE);
});

it('moves with the arrows, around both ends, also from a button', async () => {
  const user = start();
  await user.keyboard('messages');
  await options();
  await user.keyboard('{ArrowUp}');
  expect(selected()).toHaveTextContent('Hostile');
  await user.keyboard('{ArrowDown}');
  expect(selected()).toHaveTextContent('Send');
  await user.click(button('Toggle detail view'));
  await user.keyboard('{ArrowDown}');
  expect(selected()).toHaveTextContent('Reply');
  expect(input()).toHaveFocus();
});

it('opens the selected result on Enter', async () => {
  const user = start();
  await user.keyboard('messages');
  await options();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(screen.getByText('/content-types/reply#reply')).toBeInTheDocument();
});

it('opens a result as soon as it arrives after an early Enter', async () => {
  const user = start();
  await user.keyboard('Send{Enter}');
  expect(onLeave).not.toHaveBeenCalled();
  expect(await screen.findByText('/page-1')).toBeInTheDocument();
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it('forgets an early Enter when the reader types on', async () => {
  const user = start();
  await user.keyboard('Send{Enter} messages');
  await options();
  expect(onLeave).not.toHaveBeenCalled();
});

it('forgets an early Enter when the reader clears the text, even if the same text follows', async () => {
  const opening = deferred<SearchEngine>();
  const user = start(() => opening.promise);
  await user.keyboard('Send{Enter}{Meta>}{Backspace}{/Meta}Send');
  opening.resolve(engineOf(HITS));
  await options();
  expect(onLeave).not.toHaveBeenCalled();
});

it('keeps the focus when the mouse is pressed on text or a button', async () => {
  const user = start();
  await user.keyboard('messages');
  await options();
  await user.click(screen.getByRole('status'));
  await user.click(button('Toggle detail view'));
  expect(input()).toHaveFocus();
});

it('opens a tab on Ctrl and Enter, and stays open', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const user = start();
  await user.keyboard('Send');
  await options();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith('http://localhost/page-1', '_blank', 'noopener');
  expect(onLeave).not.toHaveBeenCalled();
  opened.mockRestore();
});

it('leaves clicks with a modifier to the browser', async () => {
  const user = start();
  await user.keyboard('Send');
  const [option] = await options();
  option!.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(option!, {ctrlKey: true});
  fireEvent.click(option!, {metaKey: true});
  expect(onLeave).not.toHaveBeenCalled();
  fireEvent.click(option!);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it('selects the result that the mouse moves to, not one that scrolls under it', async () => {
  const user = start();
  await user.keyboard('messages');
  const all = await options();
  fireEvent.mouseMove(all[2]!, {movementX: 0, movementY: 0});
  expect(selected()).toBe(all[0]);
  fireEvent(all[2]!, Object.assign(new MouseEvent('mousemove', {bubbles: true}), {movementX: 0, movementY: 2}));
  expect(selected()).toBe(all[2]);
});

it('clears on Command and Backspace or by the button, and focuses the input', async () => {
  const user = start();
  await user.keyboard('messages');
  await options();
  button('Close search dialog').focus();
  await user.keyboard('{Meta>}{Backspace}{/Meta}');
  expect(input()).toHaveValue('');
  expect(input()).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(input()).not.toHaveAttribute('aria-activedescendant');
  expect(button('Clear search')).toBeDisabled();
  await user.keyboard('messages');
  await user.click(button('Clear search'));
  expect(input()).toHaveValue('');
  expect(input()).toHaveFocus();
});

it('leaves Enter, Escape and the arrows to an input method', async () => {
  const user = start();
  await user.keyboard('messages');
  await options();
  const composing = {isComposing: true};
  for (const key of ['Enter', 'Escape', 'ArrowDown'])
    expect(fireEvent.keyDown(input(), {key, ...composing})).toBe(true);
  // Safari sends key code 229 for the Enter that ends a composition.
  expect(fireEvent.keyDown(input(), {key: 'Enter', keyCode: 229})).toBe(true);
  expect(onLeave).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  expect(selected()).toHaveTextContent('Send');
});

it('closes on Escape and by its button', async () => {
  const user = start();
  await user.keyboard('messages{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(input()).toHaveValue('messages');
  await user.click(button('Close search dialog'));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('hides and shows the excerpts, and stores the choice', async () => {
  const user = start();
  await user.keyboard('Reply');
  const [option] = await options();
  expect(button('Toggle detail view')).toHaveAttribute('aria-pressed', 'true');
  expect(option).toHaveTextContent('to what was said');
  await user.click(button('Toggle detail view'));
  expect(button('Toggle detail view')).toHaveAttribute('aria-pressed', 'false');
  expect(option).not.toHaveTextContent('to what was said');
  expect(localStorage.getItem('showDetailView')).toBe('false');
});

it('reports that there are no results', async () => {
  const user = start();
  await user.keyboard('"<b>"');
  expect(screen.getByRole('status')).toContainElement(await screen.findByText('No results for ""<b>""'));
  expect(input()).not.toHaveAttribute('aria-controls');
  expect(input()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onLeave).not.toHaveBeenCalled();
});

it('announces a number of results again if the next query has as many', async () => {
  const user = start();
  await user.keyboard('Reply');
  await options();
  const first = screen.getByRole('status').firstChild;
  const text = first!.textContent!;
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

it('accepts text while the index loads', async () => {
  const opening = deferred<SearchEngine>();
  const user = start(() => opening.promise);
  await user.keyboard('messages');
  expect(input()).toHaveValue('messages');
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  opening.resolve(engineOf(HITS));
  expect(await options()).toHaveLength(3);
});

it('reports that search is not available', async () => {
  start(() => Promise.reject(new Error('offline')));
  expect(screen.getByRole('status')).toContainElement(await screen.findByText(/^Search isn't available right now/));
});
