import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { remote } from 'webdriver';
import { urls } from '../helpers/environment.ts';
import type { Engine } from './engine.ts';
import { countFrames, type ElementState, type Query, stateOfFirst } from './queries.ts';

/** Time between two looks at an element, in ms. One that has not moved in between stands still. */
const INTERVAL = 100;

const testingLibrary = readFileSync(
  new URL(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

/** The actions of a shopper in a page, in any engine. Each waits until it is possible, and rejects after 30 s. */
export interface EnginePage {
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits until an element is shown. */
  waitFor(query: Query): Promise<void>;
  /** Presses an element with the mouse, once it stands still and nothing covers it. */
  click(query: Query): Promise<void>;
  /** Types a text into a field in place of its own. */
  fill(query: Query, value: string): Promise<void>;
  /** Calls a function in the page and returns its result, as JSON. */
  evaluate<Result>(task: () => Result): Promise<Result>;
}

/** The control key in WebDriver. */
const CONTROL = '\uE009';

const down = (value: string): remote.InputKeySourceAction => ({ type: 'keyDown', value });
const up = (value: string): remote.InputKeySourceAction => ({ type: 'keyUp', value });
const pressed = (value: string) => [down(value), up(value)];

export function createEnginePage(engine: Engine): EnginePage {
  const evaluate = async (expression: string) =>
    JSON.parse(await engine.evaluate(`JSON.stringify(${expression} ?? null)`));

  async function find(query: Query): Promise<ElementState | null> {
    if (!(await evaluate('"TestingLibraryDom" in globalThis')))
      await evaluate(`(() => {${testingLibrary}; (${countFrames})();})()`);
    return evaluate(`(${stateOfFirst})(${query})`);
  }

  /** Waits until an element is shown and ready. */
  async function waitUntil(query: Query, isReady: (now: ElementState) => boolean) {
    const isShownAndReady = async () => {
      const now = await find(query);
      return now !== null && isReady(now);
    };
    await expect.poll(isShownAndReady, { message: query, intervals: [INTERVAL] }).toBe(true);
  }

  async function click(query: Query) {
    let position = { x: -1, y: -1 };
    let lastFrame = 0;
    await waitUntil(query, ({ x, y, reachable, moving, frame }) => {
      // A transition begins in the first frame after its cause.
      const isStill = x === position.x && y === position.y && frame > lastFrame + 1;
      position = { x, y };
      lastFrame = frame;
      return reachable && !moving && isStill;
    });
    await engine.performActions([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', ...position, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  return {
    goto: (path) => engine.navigate(`${urls.shop}${path}`),
    reload: () => engine.reload(),
    waitFor: (query) => waitUntil(query, () => true),
    click,
    async fill(query, value) {
      await click(query);
      const actions = [down(CONTROL), ...pressed('a'), up(CONTROL), ...[...value].flatMap(pressed)];
      await engine.performActions([{ type: 'key', id: 'keyboard', actions }]);
      // A field may group the typed digits: '98200 12345'.
      await waitUntil(query, (now) => withoutSpaces(now.value ?? '') === withoutSpaces(value));
    },
    evaluate: (task) => evaluate(`(${task})()`),
  };
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
