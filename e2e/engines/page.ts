import { readFileSync } from 'node:fs';
import type { remote } from 'webdriver';
import { urls } from '../environment.ts';
import type { Engine } from './engine.ts';
import { type ElementState, type Query, stateOfFirst } from './queries.ts';

/** How long a step waits for its element, in ms. */
const TIMEOUT = 30_000;
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
  async function find(query: Query): Promise<ElementState | null> {
    const loaded = await engine.evaluate('typeof TestingLibraryDom');
    if (loaded === 'undefined') await engine.evaluate(`(() => {${testingLibrary}; return ''})()`);
    return JSON.parse(await engine.evaluate(`JSON.stringify((${stateOfFirst})(${query}))`));
  }

  async function waitUntil(
    query: Query,
    isReady: (now: ElementState, before: ElementState | null) => boolean,
  ): Promise<ElementState> {
    const deadline = Date.now() + TIMEOUT;
    let before: ElementState | null = null;
    for (;;) {
      const now = await find(query);
      if (now && isReady(now, before)) return now;
      if (Date.now() > deadline) {
        throw new Error(`${now ? 'not ready' : 'not found'}: ${query}`);
      }
      before = now;
      await new Promise((next) => setTimeout(next, INTERVAL));
    }
  }

  async function click(query: Query) {
    const { x, y } = await waitUntil(
      query,
      (now, before) => now.reachable && !now.moving && now.x === before?.x && now.y === before.y,
    );
    await engine.performActions([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  const type = (actions: remote.InputKeySourceAction[]) =>
    engine.performActions([{ type: 'key', id: 'keyboard', actions }]);

  return {
    goto: (path) => engine.navigate(`${urls.shop}${path}`),
    reload: () => engine.reload(),
    waitFor: async (query) => void (await waitUntil(query, () => true)),
    click,
    async fill(query, value) {
      await click(query);
      await type([down(CONTROL), down('a'), up('a'), up(CONTROL), ...[...value].flatMap(pressed)]);
      // A field may group the typed digits: '98200 12345'.
      await waitUntil(query, (now) => withoutSpaces(now.value ?? '') === withoutSpaces(value));
    },
    evaluate: async (task) => JSON.parse(await engine.evaluate(`JSON.stringify((${task})() ?? null)`)),
  };
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
