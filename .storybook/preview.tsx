import './framed.ts';
import '@naap/ui/theme/global';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { DocsPage } from './DocsPage.tsx';
import { globalTypes, initialGlobals, setEnvironment } from './environment.ts';
import { modes } from './modes.ts';
import { assertNoUnhandledRequests, clearUnhandledRequests, startNetwork } from './network.ts';
import { assertProven, watchProofs } from './proofs.ts';

/** Remounts the story when the toolbar changes, so that it repeats its requests and media queries. */
const withEnvironment: Decorator = (Story, { globals }) => {
  setEnvironment(globals);
  return <Story key={`${globals.network} ${globals.motion} ${globals.textSize}`} />;
};

const phone = (width: number, height: number, name: string) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The shop's pages preload this font. A story that measures text must not measure the fallback font. */
const fontLoader = async () => {
  await document.fonts.load('1em "Anek Latin"');
};

const preview: Preview = {
  decorators: [withEnvironment],
  loaders: [mswLoader(startNetwork), fontLoader],
  beforeEach: (context) => {
    clearUnhandledRequests();
    return watchProofs(context);
  },
  afterEach: async (context) => {
    await assertProven(context);
    assertNoUnhandledRequests();
  },
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true },
    docs: { container: DocsPage },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Radii and elevation',
            'Motion',
            'Breakpoints and layout',
            'Icons',
            'Tape and chalk',
            'Garments and tints',
            'Focus and touch targets',
            'Voice',
          ],
          'Components',
          [
            'Layout',
            'Type and pictures',
            'Actions',
            'Forms',
            'Feedback',
            'Overlays',
            'Navigation',
            'Products',
            'Bag and orders',
          ],
          'Screens',
          'Flows',
          'Spec coverage',
        ],
      },
    },
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
