/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {useLocation} from '@docusaurus/router';
import {createEvent, fireEvent, screen, waitFor} from '@testing-library/react';
import {PageText} from '../../../../src/components/PageText';
import {
  fillSlots,
  loadNeededText,
  pageLoader,
  pageSlots,
  textOfScript,
  withoutText,
} from '../../../../src/hooks/pageText';
import {encodeCount} from '../../../../src/shared/pageText';
import {renderWithTheme} from '../../../support/render';

const LINK = '<a data-routed="" href="/guide#part">Guide</a>, <a href="/file.txt">File</a>';

let watched: Element[];
let enter: (...targets: Element[]) => void;
const left = jest.fn();

function Page({source}: {source: string}) {
  const {pathname, hash} = useLocation();
  const [slot] = pageSlots(source, encodeCount(1, 'hash'));
  return (
    <PageText source={source}>
      <output>{pathname + hash}</output>
      <p className="markdown" dangerouslySetInnerHTML={slot} />
    </PageText>
  );
}

beforeEach(() => {
  watched = [];
  window.IntersectionObserver = class {
    constructor(report: IntersectionObserverCallback) {
      enter = (...targets) =>
        report(
          targets.map((target) => ({target, isIntersecting: true}) as unknown as IntersectionObserverEntry),
          this as never,
        );
    }
    observe = (target: Element) => watched.push(target);
    unobserve = left;
    disconnect = () => undefined;
  } as never;
  Object.assign(window, {docusaurus: {prefetch: jest.fn(), preload: jest.fn()}});
});

describe('an internal link in static text', () => {
  beforeEach(() => {
    fillSlots('links', [LINK]);
    renderWithTheme(<Page source="links" />, {path: '/start'});
  });
  const link = () => screen.getByRole('link', {name: 'Guide'});

  it('is followed without a reload', () => {
    expect(fireEvent.click(link())).toBe(false);
    expect(screen.getByText('/guide#part')).toBeInTheDocument();
  });

  it.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {altKey: true}, {button: 1}])(
    'is left to the browser with %p',
    (init) => {
      link().addEventListener('click', (event) => event.stopPropagation());
      const event = createEvent.click(link(), init);
      document.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
      expect(screen.getByText('/start')).toBeInTheDocument();
    },
  );

  it.each(['pointerOver', 'focusIn'] as const)('preloads its page on %s', (name) => {
    fireEvent[name](link());
    expect(jest.mocked(window.docusaurus.preload).mock.calls).toEqual([['/guide#part']]);
  });

  it('prefetches its page in view, once', () => {
    expect(watched).toEqual([link()]);
    enter(link());
    expect(window.docusaurus.prefetch).toHaveBeenCalledWith('/guide#part');
    expect(left).toHaveBeenCalledWith(link());
  });

  it('waits for its turn if others come into view with it', async () => {
    const links = ['/a', '/b', '/a', '/c'].map((address) => {
      const other = document.createElement('a');
      other.setAttribute('href', address);
      return other;
    });
    const prefetched = () => jest.mocked(window.docusaurus.prefetch).mock.calls.flat();
    enter(...links);
    expect(prefetched().length).toBeLessThan(2);
    await waitFor(() => expect(prefetched()).toEqual(['/a', '/b', '/c']));
  });

  it.each(['click', 'pointerOver', 'focusIn'] as const)('%s on any other link does nothing', (name) => {
    const file = screen.getByRole('link', {name: 'File'});
    file.addEventListener('click', (event) => event.preventDefault());
    fireEvent[name](file);
    expect(screen.getByText('/start')).toBeInTheDocument();
    expect(window.docusaurus.preload).not.toHaveBeenCalled();
  });
});

it('gets the text that the first page was hydrated without when it renders again', async () => {
  const fetched = jest.fn(() => Promise.resolve({ok: true, json: () => Promise.resolve(['The text'])} as Response));
  globalThis.fetch = fetched;
  const loader = pageLoader(
    'first',
    'first',
    () => Promise.resolve('script'),
    () => '/first.1a2b.js',
  );
  await expect(withoutText(() => loader())).resolves.toBe('script');
  expect(fetched).not.toHaveBeenCalled();
  expect(textOfScript('/first.1a2b.js')).toBeUndefined();
  // The text's file isn't needed while the hydrated page is shown.
  expect(loadNeededText()).toBeUndefined();
  fillSlots('other', ['Another page']);
  const {unmount} = renderWithTheme(<Page source="other" />);
  unmount();
  expect(fetched).not.toHaveBeenCalled();
  renderWithTheme(<Page source="first" />);
  await waitFor(() => {
    expect(screen.getByText('The text')).toBeInTheDocument();
  });
  expect(fetched.mock.calls).toEqual([['/first.1a2b.text.json']]);
  expect(textOfScript('/first.1a2b.js')).toBe('/first.1a2b.text.json');
  expect(textOfScript('/frame.js')).toBeUndefined();
  await expect(loader()).resolves.toBe('script');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('throws if that text fails to load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  globalThis.fetch = () => Promise.resolve({ok: false, status: 404} as Response);
  const loader = pageLoader(
    'missing',
    'missing',
    () => Promise.resolve(),
    () => '/missing.js',
  );
  await withoutText(() => loader());
  const errorsOf = new Promise((resolve) => {
    window.addEventListener('error', ({error}) => resolve(error), {once: true});
  });
  renderWithTheme(<Page source="missing" />);
  await expect(errorsOf).resolves.toEqual(new Error('Loading /missing.text.json failed: 404'));
  jest.restoreAllMocks();
});
