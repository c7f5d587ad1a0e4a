/** @jest-environment jsdom */
import {MessageChannel} from 'node:worker_threads';
import type * as Hydration from '../../../src/hooks/hydration';

let hydration: typeof Hydration;
/** The names of the parts whose turns have come, in order. */
let came: string[];

/** Adds a part. When its turn comes, the parts in `inside` are added. */
function addPart(name: string, inside: string[] = []): Hydration.Turn | undefined {
  const turn = hydration.takeTurn(hydration.currentRendering()!);
  void turn?.promise.then(() => {
    came.push(name);
    for (const part of inside) addPart(part);
  });
  return turn;
}

const isOver = () => hydration.currentRendering() === undefined;
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(async () => {
  jest.resetModules();
  hydration = await import('../../../src/hooks/hydration');
  came = [];
  Object.assign(globalThis, {MessageChannel});
});

it('lets boundaries render at once unless the page is being hydrated', () => {
  expect(hydration.takeTurn('hydration')).toBeUndefined();
});

it('gives every part its turn in order, and parts of parts after the others', async () => {
  const request = jest.spyOn(window, 'requestAnimationFrame');
  hydration.startHydration();
  const turn = addPart('text', ['sample']);
  addPart('outline');
  expect(turn?.hasCome).toBe(false);
  expect(isOver()).toBe(false);
  while (!isOver()) await nextTask();
  // A frame costs time, and the parts are on the page already.
  expect(request).not.toHaveBeenCalled();
  request.mockRestore();
  expect(turn?.hasCome).toBe(true);
  expect(came).toEqual(['text', 'outline', 'sample']);
  expect(hydration.takeTurn('hydration')).toBeUndefined();
});

it.each(['click', 'keydown', 'focusin', 'popstate'])('gives all parts their turns at once with %s', async (type) => {
  hydration.startHydration();
  const turns = [addPart('text'), addPart('outline')];
  document.body.dispatchEvent(new Event(type, {bubbles: true}));
  expect(turns.map((turn) => turn?.hasCome)).toEqual([true, true]);
  expect(hydration.takeTurn('hydration')).toBeUndefined();
  expect(isOver()).toBe(true);
  await Promise.resolve();
  expect(came).toEqual(['text', 'outline']);
});

describe('a page that the reader opens', () => {
  let nextFrame: () => void;

  beforeEach(() => {
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
      nextFrame = () => callback(0);
      return 0;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('renders in parts after the next frame', async () => {
    hydration.startNavigation();
    addPart('text');
    addPart('footer');
    expect(hydration.takeTurn('hydration')).toBeUndefined();
    await nextTask();
    document.body.dispatchEvent(new Event('focusin', {bubbles: true}));
    expect(came).toEqual([]);
    nextFrame();
    while (!isOver()) await nextTask();
    expect(came).toEqual(['text', 'footer']);
  });

  describe('with parts that take long', () => {
    beforeEach(() => {
      hydration.startNavigation();
      for (const name of ['text', 'sample', 'footer']) {
        void addPart(name)?.promise.then(() => {
          const start = performance.now();
          while (performance.now() < start + 10);
        });
      }
    });

    it('lets the browser lay out each before the next one renders', async () => {
      for (const name of ['text', 'sample', 'footer']) {
        nextFrame();
        await nextTask();
        await nextTask();
        expect(came.at(-1)).toBe(name);
      }
      expect(isOver()).toBe(true);
    });

    it('renders them without a break while a place in it is looked for', async () => {
      void hydration.retryAfterParts(() => false);
      nextFrame();
      while (!isOver()) await nextTask();
      expect(came).toEqual(['text', 'sample', 'footer']);
    });

    it('renders them without a break in the background', async () => {
      nextFrame();
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      // A break would take a second, because there is no frame.
      for (let task = 0; task < 20; task++) await nextTask();
      expect(came).toEqual(['text', 'sample', 'footer']);
    });

    it('renders the rest at once when the reader does something in a break', async () => {
      nextFrame();
      await nextTask();
      document.body.dispatchEvent(new Event('keydown', {bubbles: true}));
      expect(isOver()).toBe(true);
      nextFrame();
      await nextTask();
      expect(came).toEqual(['text', 'sample', 'footer']);
    });
  });

  it('renders at once when the reader does something after the next frame', async () => {
    hydration.startNavigation();
    const turn = addPart('text');
    nextFrame();
    document.body.dispatchEvent(new Event('keydown', {bubbles: true}));
    expect(turn?.hasCome).toBe(true);
    expect(isOver()).toBe(true);
    await nextTask();
    expect(came).toEqual(['text']);
  });

  it('renders in parts even if there is no frame', () => {
    jest.useFakeTimers({doNotFake: ['requestAnimationFrame']});
    hydration.startNavigation();
    const turn = addPart('text');
    jest.advanceTimersByTime(1000);
    document.body.dispatchEvent(new Event('keydown', {bubbles: true}));
    expect(turn?.hasCome).toBe(true);
  });

  it('waits for its own frame, not for the time limit of the page before', () => {
    jest.useFakeTimers({doNotFake: ['requestAnimationFrame']});
    hydration.startNavigation();
    jest.advanceTimersByTime(900);
    hydration.startNavigation();
    const turn = addPart('text');
    jest.advanceTimersByTime(900);
    document.body.dispatchEvent(new Event('keydown', {bubbles: true}));
    expect(turn?.hasCome).toBe(false);
  });

  it('renders in one piece in the background', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    hydration.startNavigation();
    expect(hydration.takeTurn('navigation')).toBeUndefined();
  });

  it('finishes before the next one starts', () => {
    hydration.startNavigation();
    const turn = addPart('text');
    hydration.startNavigation();
    expect(turn?.hasCome).toBe(true);
    expect(addPart('text')?.hasCome).toBe(false);
  });

  describe('a place in it', () => {
    const attempt = jest.fn<boolean, []>();
    /** Changes the document, as a part does when it renders. */
    const render = () => document.body.append('part');

    beforeEach(() => attempt.mockReset().mockReturnValue(false));

    it('is looked for once if it has rendered, or if nothing renders later', () => {
      expect(hydration.retryAfterParts(attempt)).toBeUndefined();
      hydration.startNavigation();
      expect(hydration.retryAfterParts(attempt.mockReturnValue(true))).toBeUndefined();
      expect(attempt).toHaveBeenCalledTimes(2);
    });

    it('is looked for after each part until it is found, and moving the focus to it renders nothing else', async () => {
      hydration.startNavigation();
      const turn = addPart('text');
      nextFrame();
      const found = hydration.retryAfterParts(attempt);
      attempt.mockImplementation(() => {
        document.body.dispatchEvent(new Event('focusin', {bubbles: true}));
        return true;
      });
      render();
      await found;
      expect(turn?.hasCome).toBe(false);
      render();
      await nextTask();
      expect(attempt).toHaveBeenCalledTimes(2);
    });

    it('is looked for a last time when all parts have rendered', async () => {
      hydration.startNavigation();
      const found = hydration.retryAfterParts(attempt);
      nextFrame();
      await found;
      expect(attempt).toHaveBeenCalledTimes(2);
    });

    it("isn't looked for in the next page", async () => {
      hydration.startNavigation();
      const found = hydration.retryAfterParts(attempt);
      hydration.startNavigation();
      await found;
      render();
      await nextTask();
      expect(attempt).toHaveBeenCalledTimes(1);
    });
  });
});
