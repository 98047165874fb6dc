import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { axeConfig, axeFaults } from './axe.ts';
import { expandedFaults } from './expanded.ts';
import { focusFaults } from './focus.ts';
import { forcedColourFaults } from './forced-colours.ts';
import { overlayFaults } from './frames.ts';
import { unwantedMotion, withAnimations } from './motion.ts';
import { overflows } from './overflow.ts';
import { smallTargets } from './targets.ts';

/** A bound, not a wait: how long `findBy…` and `waitFor` look for what a busy machine is late with. */
configure({ asyncUtilTimeout: 10_000 });

export const parameters: NonNullable<Preview['parameters']> = { a11y: { config: axeConfig } };

/**
 * What every story is asked under the test runner, after its play function and axe. It leaves focus and scroll elsewhere, so a
 * story that someone looks at is spared.
 */
export const afterEach: NonNullable<Preview['afterEach']> = async ({ parameters, reporting, viewMode }) => {
  if (viewMode !== 'story' || !navigator.userAgent.includes('StorybookTestRunner')) return;
  await document.fonts.ready;
  const faults = [
    ...(parameters.a11y?.test === 'error' ? axeFaults(reporting) : []),
    ...overflows(),
    ...(await withAnimations(async () => unwantedMotion())),
    ...expandedFaults(),
    ...smallTargets(),
    ...forcedColourFaults(),
    // A story of pseudo-states shows the focus of several at once.
    ...(parameters.pseudo === undefined ? focusFaults() : []),
    // Last, because it closes the overlay.
    ...(await withAnimations(overlayFaults)),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
};
