/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {useLayoutEffect, useState, type ReactNode} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import {Link, MemoryRouter, Route, useHistory, useLocation} from 'react-router-dom';
import {setLoading} from '../../../../src/hooks/navigationStore';
import {leftShiftAfter} from '../../../../src/components/PageFooter/leftShift';
import {
  pagerStep,
  useKeyboardPager,
  type PagerContext,
  type PagerKey,
} from '../../../../src/components/PageFooter/useKeyboardPager';

describe('pagerStep', () => {
  const press: PagerKey = {
    key: 'ArrowRight',
    shiftKey: true,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    defaultPrevented: false,
  };
  const context: PagerContext = {leftShift: true, ownedByFocus: false, hasSelection: false};

  it('is next for the right arrow and previous for the left one', () => {
    expect(pagerStep(press, context)).toBe('next');
    expect(pagerStep({...press, key: 'ArrowLeft'}, context)).toBe('previous');
  });

  it.each<Partial<PagerKey & PagerContext>>([
    {key: 'ArrowDown'},
    {leftShift: false},
    {shiftKey: false},
    {ctrlKey: true},
    {altKey: true},
    {metaKey: true},
    {defaultPrevented: true},
    {ownedByFocus: true},
    {hasSelection: true},
  ])('is undefined with %j', (change) => {
    expect(pagerStep({...press, ...change}, {...context, ...change})).toBeUndefined();
  });
});

describe('leftShiftAfter', () => {
  it('is true from the press to the release of the left Shift', () => {
    expect(leftShiftAfter(false, {type: 'keydown', code: 'ShiftLeft'})).toBe(true);
    expect(leftShiftAfter(true, {type: 'keyup', code: 'ShiftLeft'})).toBe(false);
  });

  it('ignores other keys, such as the right Shift', () => {
    for (const type of ['keydown', 'keyup']) {
      for (const code of ['ShiftRight', 'ArrowRight']) {
        expect(leftShiftAfter(true, {type, code})).toBe(true);
        expect(leftShiftAfter(false, {type, code})).toBe(false);
      }
    }
  });

  it('is false after the window loses the focus', () => {
    expect(leftShiftAfter(true, {type: 'blur'})).toBe(false);
  });
});

describe('useKeyboardPager', () => {
  /** Shows the pages /0 to /3. As in the portal, each page is a new instance of the component. */
  function Pager() {
    const page = Number(useLocation().pathname.slice(1));
    return <PagedPage key={page} page={page} />;
  }
  function PagedPage({page}: {page: number}) {
    useKeyboardPager({
      previous: page > 0 ? `/${page - 1}` : undefined,
      next: page < 3 ? `/${page + 1}` : undefined,
    });
    return <output>{page}</output>;
  }

  const renderPager = () =>
    render(
      <MemoryRouter initialEntries={['/1']}>
        <Pager />
      </MemoryRouter>,
    );
  const shiftDown = () => fireEvent.keyDown(document.body, {key: 'Shift', code: 'ShiftLeft', shiftKey: true});
  const shiftUp = () => fireEvent.keyUp(document.body, {key: 'Shift', code: 'ShiftLeft'});
  const arrow = (key: string, repeat = false) =>
    fireEvent.keyDown(document.body, {key, code: key, shiftKey: true, repeat});

  afterEach(shiftUp);

  it('goes from page to page while the key is held, but not past the ends', () => {
    const {container} = renderPager();
    arrow('ArrowRight');
    expect(container).toHaveTextContent('1');
    shiftDown();
    arrow('ArrowRight');
    expect(container).toHaveTextContent('2');
    expect(arrow('ArrowRight')).toBe(false);
    expect(container).toHaveTextContent('3');
    expect(arrow('ArrowRight')).toBe(true);
    expect(container).toHaveTextContent('3');
    arrow('ArrowLeft');
    expect(container).toHaveTextContent('2');
    shiftUp();
    arrow('ArrowLeft');
    expect(container).toHaveTextContent('2');
  });

  it('goes on after an element has lost the focus, but not after the window has', () => {
    const {container} = renderPager();
    shiftDown();
    fireEvent.blur(container);
    arrow('ArrowRight');
    expect(container).toHaveTextContent('2');
    fireEvent.blur(window);
    arrow('ArrowRight');
    expect(container).toHaveTextContent('2');
  });

  it('goes one page for a key that is held, and selects nothing', () => {
    const {container} = renderPager();
    shiftDown();
    arrow('ArrowRight');
    expect(arrow('ArrowRight', true)).toBe(false);
    expect(container).toHaveTextContent('2');
  });

  describe('while the next page loads', () => {
    let router: ReturnType<typeof useHistory>;

    /** Like PendingNavigation, shows the next page only after it has loaded: here, after a click on "Loaded". */
    function Pending({children}: {children: ReactNode}) {
      const location = useLocation();
      router = useHistory();
      const [shown, setShown] = useState(location);
      useLayoutEffect(() => setLoading(location !== shown), [location, shown]);
      return (
        <>
          <button onClick={() => setShown(location)}>Loaded</button>
          <Link to="/0">First</Link>
          <Route location={shown} render={() => children} />
        </>
      );
    }
    const shown = () => screen.getByRole('status').textContent;
    const load = () => fireEvent.click(screen.getByRole('button', {name: 'Loaded'}));

    beforeEach(() => {
      render(
        <MemoryRouter initialEntries={['/1']}>
          <Pending>
            <Pager />
          </Pending>
        </MemoryRouter>,
      );
      shiftDown();
    });

    it.each([
      [
        ['ArrowRight', 'ArrowLeft'],
        ['2', '1'],
      ],
      [
        ['ArrowRight', 'ArrowRight'],
        ['2', '3'],
      ],
      [
        ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'],
        ['2', '3', '2'],
      ],
    ])('%j count from that page: it shows %j', (keys, pages) => {
      for (const key of keys) expect(arrow(key)).toBe(false);
      expect(shown()).toBe('1');
      for (const page of [...pages, pages.at(-1)]) {
        load();
        expect(shown()).toBe(page);
      }
    });

    it('goes on from the page on screen after the next one has failed to load', () => {
      arrow('ArrowRight');
      setLoading(false);
      arrow('ArrowLeft');
      load();
      expect(shown()).toBe('0');
    });

    it('goes on after steps were blocked', () => {
      for (let time = 0; time < 3; time += 1) arrow('ArrowRight');
      const unblock = router.block(() => false);
      load();
      expect(shown()).toBe('2');
      unblock();
      arrow('ArrowLeft');
      load();
      expect(shown()).toBe('1');
    });

    it('drops the keys if the reader goes elsewhere', () => {
      arrow('ArrowRight');
      arrow('ArrowRight');
      fireEvent.click(screen.getByRole('link', {name: 'First'}));
      load();
      load();
      expect(shown()).toBe('0');
    });
  });
});
