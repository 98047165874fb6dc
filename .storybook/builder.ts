/** Storybook's builder for Vite without its `changeDetectionAdapter`. With it, each start parses every module, although `changeDetection` is off. */
export { bail, build, corePresets, start } from '@storybook/builder-vite';
