import type {} from '@naap/fixtures/story-window';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { axeConfig, axeFaults } from './axe.ts';
import { waitForEntrances } from './entrance.ts';
import { expandedFaults } from './expanded.ts';
import { focusFaults } from './focus.ts';
import { forcedColourFaults } from './forced-colours.ts';
import { unwantedMotion, withAnimations } from './motion.ts';
import { overflows } from './overflow.ts';
import { overlayFaults } from './overlay-motion.ts';
import { smallTargets } from './targets.ts';

configure({
  /** Without the page's HTML, which Testing Library would format again on every attempt. */
  getElementError: (message) => new Error(message ?? 'no element was found'),
});

export const beforeEach: NonNullable<Preview['beforeEach']> = () => {
  // Time-out of `findBy…` and `waitFor`: in tests, also in their iframes, a busy machine may take long; a person should see the failure.
  configure({ asyncUtilTimeout: navigator.webdriver ? 60_000 : 10_000 });
  return waitForEntrances();
};

export const parameters: NonNullable<Preview['parameters']> = { a11y: { config: axeConfig } };

/** Checks every story after its play function and axe, under `pnpm test:stories` only, because the checks move focus and scroll position. */
export const afterEach: NonNullable<Preview['afterEach']> = async ({ parameters, reporting, viewMode }) => {
  if (viewMode !== 'story' || window.storyChecks !== 'requested') return;
  await document.fonts.ready;
  const faults = [
    ...(parameters.a11y?.test === 'error' ? axeFaults(reporting) : []),
    ...overflows(),
    ...(await withAnimations(async () => unwantedMotion())),
    ...expandedFaults(),
    ...smallTargets(),
    ...forcedColourFaults(),
    // Stories of pseudo-states show several focused elements at once.
    ...(parameters.pseudo === undefined ? [...pseudoStatesOfOtherStories(), ...focusFaults()] : []),
    // Last, because the check closes the overlay.
    ...(await withAnimations(overlayFaults)),
  ];
  window.storyChecks = 'done';
  if (faults.length > 0) throw new Error(faults.join('\n'));
};

/** The add-on keeps the selectors of a story until another story has some, so they must match nothing in other stories. */
function pseudoStatesOfOtherStories(): readonly string[] {
  const { length } = document.querySelectorAll('#storybook-root [class*="pseudo-"]');
  return length === 0 ? [] : [`${length} elements have the pseudo-states of an earlier story`];
}
