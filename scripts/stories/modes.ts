/** The modes in which Chromium shows stories and documentation pages. Text looks the same on every screen. */
import { baseLocale, locales } from '@naap/messages/runtime';
import type { BrowserContextOptions, LaunchOptions } from 'playwright';

/** Options of a project of Playwright Test. */
export interface Mode {
  readonly mode: BrowserContextOptions;
  readonly launchOptions?: LaunchOptions;
  /** Language of the stories; empty for the base language. */
  readonly language: string;
  /** Theme of Storybook's toolbar; empty for that of the browser. */
  readonly theme: string;
  /** Styles of the reader's own. */
  readonly readerStyles: string;
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
  mode: { viewport: phone, reducedMotion: 'reduce', ...context },
  launchOptions: chromiumOptions([`--blink-settings=defaultFontSize=${fontSize}`]),
  language: '',
  theme: '',
  readerStyles: '',
});

/** WCAG 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

const doubleText = mode({ viewport: narrow }, 2 * DEFAULT_FONT_SIZE);

const inTheme = (colorScheme: 'light' | 'dark') => ({
  [`${colorScheme}-320`]: mode({ colorScheme, viewport: narrow }),
  [`${colorScheme}-390`]: mode({ colorScheme }),
  [`${colorScheme}-1280`]: mode({ colorScheme, viewport: desktop }),
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
  'eu-shoes-390': { ...mode({}), theme: 'eu-shoes' },
  'double-text': doubleText,
  'text-spacing': { ...mode({ viewport: narrow }), readerStyles: textSpacing },
  'full-motion': mode({ reducedMotion: 'no-preference' }),
  ...Object.assign({}, ...locales.filter((language) => language !== baseLocale).map(inLanguage)),
};
