/** Storybook's builder for Vite without `changeDetectionAdapter`, with which each start parses every module, for marks that the sidebar does not show. */
export { bail, build, corePresets, start } from '@storybook/builder-vite';
