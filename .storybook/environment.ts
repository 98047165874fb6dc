import type { Preview } from '@storybook/react-vite';
import type { Globals } from 'storybook/internal/types';
import { applyReaderSettings } from './media.ts';
import { setNetworkSpeed } from './network.ts';

const textScales: Record<string, number> = { regular: 1, large: 1.3, double: 2 };

/** Storybook globals: set by the toolbar, by a story's `globals`, or in the URL by `&globals=theme:dark;network:slow`. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'System theme' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  textSize: {
    description: 'Size of text',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'regular', title: 'Text 100 %' },
        { value: 'large', title: 'Text 130 %' },
        { value: 'double', title: 'Text 200 %' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'System motion' },
        { value: 'reduced', title: 'Reduced motion' },
        { value: 'full', title: 'Full motion' },
      ],
    },
  },
  network: {
    description: 'Network',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'fast', title: 'Fast network' },
        { value: 'slow', title: 'Slow network' },
        { value: 'offline', title: 'Offline' },
      ],
    },
  },
};

export const initialGlobals = {
  theme: 'system',
  textSize: 'regular',
  motion: 'system',
  network: 'fast',
  viewport: { value: 'phone', isRotated: false },
};

/** Applies theme, text size, motion and network speed to the page. */
export function setEnvironment({ theme, textSize, motion, network }: Globals): void {
  const root = document.documentElement;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  else delete root.dataset.theme;
  applyReaderSettings({
    motion: motion === 'reduced' || motion === 'full' ? motion : 'system',
    textScale: textScales[String(textSize)] ?? 1,
  });
  setNetworkSpeed(network === 'slow' || network === 'offline' ? network : 'fast');
}
