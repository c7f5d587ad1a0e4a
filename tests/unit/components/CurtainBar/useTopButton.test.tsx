/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {useRef} from 'react';
import {act, fireEvent, screen} from '@testing-library/react';
import type {PageLayoutOptions} from '../../../../src/shared/pageLayout';
import {useTopButton} from '../../../../src/components/CurtainBar/useTopButton';
import {renderWithTheme} from '../../../support/render';
import {WithData} from '../../../support/withData';

/** Tells the hook whether the header's end is in view. The tests call this, because jsdom has no layout. */
let report: (isIntersecting: boolean) => void;
const disconnect = jest.fn();
Object.assign(window, {
  IntersectionObserver: class {
    constructor(callback: (entries: {isIntersecting: boolean}[]) => void) {
      report = (isIntersecting) => act(() => callback([{isIntersecting}]));
    }
    observe = jest.fn();
    disconnect = disconnect;
  },
});

function Bar({hasMenu = true, hasOutline = true}: {hasMenu?: boolean; hasOutline?: boolean}) {
  const headerEnd = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const {shown, scrollUp} = useTopButton(headerEnd, bar, button);
  return (
    <>
      <div ref={headerEnd} />
      <div ref={bar}>
        {hasMenu && <button>Menu</button>}
        {shown && (
          <button ref={button} onClick={scrollUp}>
            Top
          </button>
        )}
        {hasOutline && <button>On this page</button>}
      </div>
    </>
  );
}

const top = () => screen.queryByRole('button', {name: 'Top'});

function renderOn(page: PageLayoutOptions, hasMenu?: boolean) {
  return renderWithTheme(
    <WithData pages={{'/': page}}>
      <Bar hasMenu={hasMenu} />
    </WithData>,
  );
}

it('shows while the header is out of view', () => {
  const {unmount} = renderOn({});
  expect(top()).toBeNull();
  report(false);
  expect(top()).toBeVisible();
  report(true);
  expect(top()).toBeNull();
  unmount();
  expect(disconnect).toHaveBeenCalled();
});

it.each([
  [{layout: 'minimal'}, false],
  [{layout: 'landing'}, false],
  [{layout: 'minimal', showTopNav: false}, true],
] as const)('on a page with %j, where the header is sticky or absent, shown is %s', (page, shown) => {
  renderOn(page);
  report(false);
  expect(top() !== null).toBe(shown);
});

it.each([
  [true, 'Menu'],
  [false, 'On this page'],
])('moves the focus on when it hides while focused, with a menu (%s) to "%s"', (hasMenu, name) => {
  renderOn({}, hasMenu);
  report(false);
  report(true);
  expect(document.body).toHaveFocus();
  report(false);
  top()!.focus();
  report(true);
  expect(screen.getByRole('button', {name})).toHaveFocus();
});

it('moves the focus to the content when it hides while focused and the bar has no other button', () => {
  renderWithTheme(
    <WithData pages={{'/': {}}}>
      <Bar hasMenu={false} hasOutline={false} />
      <main id="content" />
    </WithData>,
  );
  report(false);
  top()!.focus();
  report(true);
  expect(screen.getByRole('main')).toHaveFocus();
});

it.each([
  [false, 'smooth'],
  [true, 'instant'],
])('with reduced motion %s, scrolling is %s', (reduced, behavior) => {
  const scrollTo = jest.fn();
  const matchMedia = (query: string) => ({matches: reduced && query === '(prefers-reduced-motion: reduce)'});
  Object.assign(window, {scrollTo, matchMedia});
  renderOn({});
  report(false);
  fireEvent.click(top()!);
  expect(scrollTo).toHaveBeenCalledWith({top: 0, behavior});
});
