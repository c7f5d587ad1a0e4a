/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {fireEvent, screen, waitFor} from '@testing-library/react';
import {Heading} from '../../../../src/components/mdx/Heading';
import {renderWithTheme} from '../../../support/render';

const heading = (
  <Heading as="h2" id="choose-an-sdk">
    Choose an <code>SDK</code>
  </Heading>
);

// Remove the hash from the address. A click on a link to the current hash would scroll, and jsdom can't scroll.
beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

function withClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
}

it('has a link to itself, named by its text', () => {
  renderWithTheme(heading, {path: '/guide'});
  expect(screen.getByRole('link', {name: 'Link to Choose an SDK'})).toHaveAttribute('href', '/guide#choose-an-sdk');
});

it('has a link named by the text of code, not by its HTML', () => {
  const Code = ({html}: {html: string}) => <code dangerouslySetInnerHTML={{__html: html}} />;
  renderWithTheme(<Heading as="h2" id="map" children={<Code html={'&lt;<span>A</span> &amp;amp; B&gt;'} />} />);
  expect(screen.getByRole('link', {name: 'Link to <A &amp; B>'})).toBeInTheDocument();
});

it("copies the current address with its query and the heading's hash, and announces it", async () => {
  const written = jest.fn().mockResolvedValue(undefined);
  withClipboard(written);
  window.history.replaceState(null, '', '/base/guide?sdk=kotlin#other');
  renderWithTheme(heading, {path: '/base/guide'});
  fireEvent.click(screen.getByRole('link'));
  expect(written).toHaveBeenCalledWith('http://localhost/base/guide?sdk=kotlin#choose-an-sdk');
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent('Link copied');
  });
  expect(window.location.hash).toBe('#choose-an-sdk');
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('copies nothing on a click with %s, which opens a tab or window', (key) => {
  const written = jest.fn().mockResolvedValue(undefined);
  withClipboard(written);
  renderWithTheme(heading, {path: '/guide'});
  const link = screen.getByRole('link');
  // jsdom can't open tabs.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, {[key]: true});
  expect(written).not.toHaveBeenCalled();
});

it('announces that it could not copy', async () => {
  withClipboard(() => Promise.reject(new Error('refused')));
  Object.assign(document, {execCommand: () => false});
  renderWithTheme(heading, {path: '/guide'});
  fireEvent.click(screen.getByRole('link'));
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent('Copying failed');
  });
});

it.each([
  ['a title', <Heading key="1" as="h1" id="a" children="A" />],
  ['one without an id', <Heading key="2" as="h3" children="A" />],
  ['one for screen readers only', <Heading key="3" as="h2" id="footnote-label" className="sr-only" children="A" />],
])('%s has no link', (_, ui) => {
  renderWithTheme(ui);
  expect(screen.getByRole('heading')).toHaveTextContent('A');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
