/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {act, createEvent, fireEvent, screen} from '@testing-library/react';
import {choose} from '../../../src/hooks/codeGroupChoices';
import {renderWithTheme} from '../../support/render';

/** The first link. */
function link(): HTMLElement {
  return screen.getAllByRole('link')[0]!;
}

/** Shows the router's address. */
function Where() {
  const {pathname, search, hash} = useLocation();
  return <p>At {pathname + search + hash}</p>;
}

/** Clicks the link, and returns whether the browser itself follows it. */
function click(init: MouseEventInit = {}): boolean {
  const event = createEvent.click(link(), {button: 0, ...init});
  fireEvent(link(), event);
  return !event.defaultPrevented;
}

it.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['http://example.org', 'http://example.org'],
  ['www.example.org/a', 'https://www.example.org/a'],
])('%s is external', (target, href) => {
  renderWithTheme(<Link to={target}>There</Link>);
  expect(link()).toHaveAttribute('href', href);
  expect(link()).toHaveAttribute('target', '_blank');
  expect(link()).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each([
  ['/dms/client', '/dms/client'],
  ['/dms/client#part', '/dms/client#part'],
  ['/wwwhere', '/wwwhere'],
  ['/dms/client.html?sdk=kotlin#part', '/dms/client?sdk=kotlin#part'],
  ['/dms/index.html', '/dms'],
  ['/index.html', '/'],
  // This address is relative to the current page, `/`.
  ['client.html#part', '/client#part'],
])('%s is internal', (target, href) => {
  renderWithTheme(<Link href={target}>There</Link>);
  expect(link()).toHaveAttribute('href', href);
  expect(link()).not.toHaveAttribute('target');
});

it.each([{autoAddBaseUrl: false}, {target: '_self'}, {isNavLink: true}])(
  "with %j, a link is Docusaurus' own",
  (props) => {
    renderWithTheme(
      <Link to="/dms/client" {...props}>
        There
      </Link>,
    );
    expect(link()).toHaveAttribute('href', '/dms/client');
    expect(link()).not.toHaveAttribute('data-routed');
  },
);

it.each([
  ['/dms/client#part', ['/dms/client#part']],
  ['https://example.org/a', []],
  ['pathname:///llms.txt', []],
])('focusing %s preloads %j', (target, expected) => {
  const preload = jest.spyOn(window.docusaurus, 'preload');
  renderWithTheme(<Link to={target}>There</Link>);
  act(() => link().focus());
  expect(preload.mock.calls.flat()).toEqual(expected);
  preload.mockRestore();
});

describe('a link with only a hash', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/dms/client?sdk=kotlin');
    renderWithTheme(
      <>
        <Link href="#part" className="own" data-noBrokenLinkCheck>
          There
        </Link>
        <Link href="#überall" data-noBrokenLinkCheck>
          Umlaut
        </Link>
        <details open>
          <section id="part" aria-label="Part" />
        </details>
        <Where />
      </>,
      {path: '/dms/client?sdk=kotlin'},
    );
  });

  it('keeps path and query, in its address and on click', () => {
    expect(link()).toHaveAttribute('href', '/dms/client?sdk=kotlin#part');
    expect(link()).toHaveClass('own');
    expect(link()).not.toHaveAttribute('data-nobrokenlinkcheck');
    expect(click()).toBe(false);
    expect(window.location.href).toMatch(/\/dms\/client\?sdk=kotlin#part$/);
  });

  it('updates when a tab choice changes the query', () => {
    act(() => choose(['sdk', 'swift']));
    expect(link()).toHaveAttribute('href', '/dms/client?sdk=swift#part');
  });

  it.each(['part', 'überall'])('scrolls and moves the focus there again if the address already has #%s', (id) => {
    window.history.replaceState(null, '', `#${id}`);
    const part = screen.getByRole('region', {name: 'Part', hidden: true});
    part.id = id;
    const scrolled = jest.fn();
    part.scrollIntoView = scrolled;
    const details = part.closest('details')!;
    details.open = false;
    fireEvent.click(screen.getByRole('link', {name: id === 'part' ? 'There' : 'Umlaut'}));
    expect(scrolled).toHaveBeenCalled();
    expect(details.open).toBe(true);
    expect(part).toHaveFocus();
  });

  it('stays on the page on screen if the address bar has another page, which failed to load', () => {
    window.history.replaceState(null, '', '/dms/other');
    expect(click()).toBe(false);
    expect(window.location.pathname + window.location.hash).toBe('/dms/other');
    expect(screen.getByText('At /dms/client?sdk=kotlin#part')).toBeInTheDocument();
    expect(screen.getByRole('region', {name: 'Part', hidden: true})).toHaveFocus();
  });

  it.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {altKey: true}, {button: 1}])(
    'leaves a click with %j to the browser',
    (init) => {
      link().addEventListener('click', (event) => setTimeout(() => event.preventDefault()));
      expect(click(init)).toBe(true);
      expect(window.location.hash).toBe('');
    },
  );
});

it('scrolls to a hash that cannot be decoded', () => {
  window.history.replaceState(null, '', '/dms/client#100%');
  renderWithTheme(
    <>
      <Link href="#100%" data-noBrokenLinkCheck>
        There
      </Link>
      <section id="100%" aria-label="Part" />
    </>,
    {path: '/dms/client'},
  );
  const scrolled = jest.fn();
  screen.getByRole('region', {name: 'Part'}).scrollIntoView = scrolled;
  click();
  expect(scrolled).toHaveBeenCalled();
});
