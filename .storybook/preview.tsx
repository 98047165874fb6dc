import '../packages/ui/src/theme/global.css.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { assertAllAnswered, forgetUnanswered, startNetwork } from './network.ts';

const withTheme: Decorator = (Story, { globals }) => {
  const { theme } = globals;
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = String(theme);
  return <Story />;
};

const phone = (width: number, height: number, name: string) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  decorators: [withTheme],
  loaders: [mswLoader(startNetwork)],
  beforeEach: forgetUnanswered,
  afterEach: assertAllAnswered,
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'system', title: 'System' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'system', viewport: { value: 'phone', isRotated: false } },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'padded',
    options: { storySort: { order: ['Components', 'Screens'] } },
    viewport: {
      options: {
        phone: phone(390, 844, 'Phone'),
        narrow: phone(320, 640, 'Narrow phone'),
        tablet: phone(768, 1024, 'Tablet'),
        desktop: phone(1280, 800, 'Desktop'),
      },
    },
  },
};

export default preview;
