import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { layerStatement } from '../packages/ui/src/css/layers.ts';

export default {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src/components', titlePrefix: 'Components' },
    { directory: '../packages/ui/src/screens', titlePrefix: 'Screens' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
  ],
  previewHead: (head) => `<style>${layerStatement}</style>${head}`,
  staticDirs: ['./public', '../packages/ui/public'],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin()],
      // Found only once stories are open, these would make the first load of a cold start reload midway.
      optimizeDeps: { include: ['@vanilla-extract/css', '@vanilla-extract/recipes/createRuntimeFn'] },
    }),
} satisfies StorybookConfig;
