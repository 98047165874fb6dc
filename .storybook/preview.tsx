import './framed.ts';
import '@naap/ui/theme/global';
import { baseLocale } from '@naap/messages/runtime';
import { loadTranslations, translateMatchers, within } from '@naap/ui/fixtures/queries';
import type { Loader, Preview, StoryContext } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { UPDATE_QUERY_PARAMS } from 'storybook/internal/core-events';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { globalTypes, initialGlobals, setEnvironment } from './environment.ts';
import { modes } from './modes.ts';
import { assertNoUnhandledRequests, clearRequests, startNetwork } from './network.ts';
import { remountOnChange } from './remount.ts';
import { checkAssertions, watchStateTexts } from './state-assertions.ts';

const phone = (width: number, height: number, name: string) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Loads the fonts of the shop: a story that measures text must not measure a fallback font. */
const fontLoader: Loader = async () => {
  const latin = ['1em "Anek Latin"', 'semi-expanded 1em "Anek Latin"'];
  const fonts = [...latin, '1em "Anek Devanagari"', 'bold 1em "Anek Devanagari"'];
  await Promise.all(fonts.map((font) => document.fonts.load(font, ' क')));
};

// A story that waits for a response keeps waiting: the clients would give up after ten seconds, and the story would show an error.
AbortSignal.timeout = () => new AbortController().signal;

// The entry of an overlay that was open before a reload: nothing removes it.
if (history.state?.overlay !== undefined) history.replaceState({ ...history.state, overlay: undefined }, '');

/**
 * Waits until the browser has removed the history entry of an overlay that the story before left open or closed last. An overlay of this story
 * would take the entry for its own, and be closed by its removal.
 */
const historyLoader: Loader = async () => {
  // An open overlay belongs to this story, which is rendered again, and keeps its entry.
  if (history.state?.overlay === undefined || document.querySelector('dialog[open]')) return;
  await new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
    // Storybook replaces the entry when it writes the settings of the toolbar to the URL.
    addons.getChannel().once(UPDATE_QUERY_PARAMS, resolve);
  });
};

/** The specification's texts are English, so stories assert states in English, unless they have a language of their own. */
const assertsStates = (context: Pick<StoryContext, 'globals'> & { storyGlobals?: StoryContext['globals'] }) =>
  context.globals.language === (context.storyGlobals?.language ?? baseLocale);

/** Says in the panel Controls why it is empty. */
const explainNoControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.keys(argTypes).length > 0
    ? argTypes
    : {
        none: {
          name: 'No controls',
          description: 'This story takes no args. Change its theme, language and text size in the toolbar.',
          control: false,
        },
      };

translateMatchers();

/** Play functions name texts of the base language, and find them in every language. */
const queryLoader: Loader = async (context) => {
  await loadTranslations(context.globals.language);
  context.canvas = within(context.canvasElement);
};

/** Loads the blocks of documentation with the first page that has them, because they are larger than a component's story. */
async function loadDocsRenderer() {
  const [{ DocsRenderer }, { components, DocsPage }] = await Promise.all([
    import('@storybook/addon-docs'),
    import('./DocsPage.tsx'),
  ]);
  const renderer = new DocsRenderer();
  const render: typeof renderer.render = (context, parameters, element) =>
    renderer.render(context, { ...parameters, container: DocsPage, components }, element);
  return { ...renderer, render };
}

const preview: Preview = {
  argTypesEnhancers: [explainNoControls],
  beforeAll: remountOnChange,
  loaders: [historyLoader, mswLoader(startNetwork), fontLoader, queryLoader],
  beforeEach: async (context) => {
    await setEnvironment(context.globals);
    clearRequests();
    return assertsStates(context) ? watchStateTexts(context) : undefined;
  },
  afterEach: async (context) => {
    if (assertsStates(context)) await checkAssertions(context);
    assertNoUnhandledRequests();
  },
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true },
    docs: { renderer: loadDocsRenderer },
    layout: 'padded',
    options: {
      storySort: {
        // Groups of components are in the order of docs/groups.ts.
        order: ['Start here', 'Foundations', ['Colour', 'Type', 'Space'], 'Components', 'Screens', 'Flows'],
      },
    },
    viewport: {
      options: {
        phone: phone(390, 844, 'Phone'),
        narrow: phone(320, 640, 'Narrow phone'),
        zoomed: phone(320, 256, '400 % zoom'),
        tablet: phone(768, 1024, 'Tablet'),
        desktop: phone(1280, 800, 'Desktop'),
        // As wide for larger text: for what only the wide layout has, and for texts that must have the same lines.
        desktopInRem: { name: 'Desktop 80 rem', styles: { width: '80rem', height: '50rem' } },
        phoneInRem: { name: 'Phone 24 rem', styles: { width: '24.375rem', height: '52.75rem' } },
      },
    },
  },
};

export default preview;
