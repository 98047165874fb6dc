import { getJestConfig } from '@storybook/test-runner';
import { currentMode } from './scripts/stories/browser.config.ts';

const {
  runner: _,
  reporters: [progress, junit],
  ...config
} = getJestConfig();

/** The stories in the mode of STORY_MODE (scripts/story-modes.ts). */
export default {
  ...config,
  // Play functions look for texts of the base language, and only screens have translated ones.
  testMatch: [currentMode.language ? '**/screens-*.test.js' : '**/*.test.js'],
  testEnvironment: './scripts/stories/test-environment.ts',
  setupFilesAfterEnv: [],
  // A page is idle for about a third of its time, so three workers use two cores.
  maxWorkers: 3,
  // Jest would run a single file in its own process, which the browser keeps running.
  workerIdleMemoryLimit: '4GB',
  // A bound for a machine busy with other things, not a wait.
  testTimeout: 120_000,
  reporters: [
    progress,
    [
      junit,
      {
        outputFile: `test-results/stories-${process.env.STORY_MODE}.xml`,
        classNameTemplate: process.env.STORY_MODE,
        titleTemplate: '{classname}',
        ancestorSeparator: ' › ',
        reportTestSuiteErrors: 'true',
      },
    ],
  ],
};
