import './framed.ts';
import '../packages/ui/src/theme/global.css.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { DocsPage } from './DocsPage.tsx';
import { globalTypes, initialGlobals, setEnvironment } from './environment.ts';
import { modes } from './modes.ts';
import { assertAllAnswered, forgetUnanswered, startNetwork } from './network.ts';
import { assertProven, watchProofs } from './proofs.ts';

/** Whatever asks once, of the network or of a media condition, asks anew when the toolbar has changed the answer. */
const withEnvironment: Decorator = (Story, { globals }) => {
  setEnvironment(globals);
  return <Story key={`${globals.network} ${globals.motion} ${globals.textSize}`} />;
};

const phone = (width: number, height: number, name: string) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The shop's pages preload this face; a story that measures its words must not meet the fallback's widths either. */
const fontLoader = async () => {
  await document.fonts.load('1em "Anek Latin"');
};

const preview: Preview = {
  decorators: [withEnvironment],
  loaders: [mswLoader(startNetwork), fontLoader],
  beforeEach: (context) => {
    forgetUnanswered();
    return watchProofs(context);
  },
  afterEach: async (context) => {
    await assertProven(context);
    assertAllAnswered();
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
