/** How Chromium shows stories and documentation pages: text looks the same on every screen. */
import { baseLocale, locales } from '@naap/messages/runtime';
import type { BrowserContextOptions, LaunchOptions } from 'playwright';

interface Mode {
  readonly context: BrowserContextOptions;
  readonly launch: LaunchOptions;
  /** Language of the stories; undefined for the base language, in which their play functions run. */
  readonly language?: string;
}

/** Returns how to start the Chromium of `CHROMIUM_PATH`. */
export const chromiumOptions = (args: readonly string[]): LaunchOptions => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text', ...args],
});

const DEFAULT_FONT_SIZE = 16;

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };
const narrow = { width: 320, height: 640 };

const mode = (context: BrowserContextOptions, fontSize = DEFAULT_FONT_SIZE): Mode => ({
  context: { viewport: phone, reducedMotion: 'reduce', ...context },
  launch: chromiumOptions([`--blink-settings=defaultFontSize=${fontSize}`]),
});

const doubleText = mode({ viewport: narrow }, 2 * DEFAULT_FONT_SIZE);

const inTheme = (colorScheme: 'light' | 'dark') => ({
  ...Object.fromEntries(
    [narrow, phone, desktop].map((viewport) => [
      `${colorScheme}-${viewport.width}`,
      mode({ colorScheme, viewport }),
    ]),
  ),
  [`${colorScheme}-forced-colours`]: mode({ colorScheme, forcedColors: 'active' }),
});

/** Modes of the stories of screens in a language, on a narrow phone: `hindi-320` and `hindi-double-text`. */
const inLanguage = (language: string) => {
  const english = new Intl.DisplayNames(['en'], { type: 'language' }).of(language)?.toLowerCase();
  return {
    [`${english}-320`]: { ...mode({ viewport: narrow }), language },
    [`${english}-double-text`]: { ...doubleText, language },
  };
};

/** By name, such as `dark-320`. */
export const modes: Readonly<Record<string, Mode>> = {
  ...inTheme('light'),
  ...inTheme('dark'),
  'double-text': doubleText,
  'full-motion': mode({ reducedMotion: 'no-preference' }),
  ...Object.assign({}, ...locales.filter((language) => language !== baseLocale).map(inLanguage)),
};

/** The mode of this process, which scripts/story-modes.ts chooses. */
export const currentMode = modes[process.env.STORY_MODE ?? ''] ?? mode({});
