import { languageDirections, languageNames } from '@naap/messages/languages';
import { baseLocale, isLocale, overwriteGetLocale } from '@naap/messages/runtime';
import type { Preview } from '@storybook/react-vite';
import type { Globals } from 'storybook/internal/types';
import { isFramed } from './framed.ts';
import { applyReaderSettings } from './media.ts';
import { setNetworkSpeed } from './network.ts';

/** The colours and corners of a brand that is not naap's. */
const brandStyle = document.head.appendChild(document.createElement('style'));
const OTHER_BRAND = 'eu-shoes';
const textScales: Record<string, number> = { regular: 1, large: 1.3, double: 2 };

/** Describes a menu of the toolbar: the title of each value. */
function menu<Icon extends string>(description: string, icon: Icon, titles: Record<string, string>) {
  const items = Object.entries(titles).map(([value, title]) => ({ value, title }));
  return { description, toolbar: { icon, dynamicTitle: true, items } };
}

/** Storybook globals: set by the toolbar, by a story's `globals`, or in the URL by `&globals=theme:dark;network:slow`. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: menu('Theme', 'contrast', {
    system: 'System theme',
    light: 'Light',
    dark: 'Dark',
    [OTHER_BRAND]: 'Brand of eu-shoes',
  }),
  language: menu('Language', 'globe', languageNames),
  textSize: menu('Size of text', 'paragraph', {
    regular: 'Text 100 %',
    large: 'Text 130 %',
    double: 'Text 200 %',
  }),
  motion: menu('Motion', 'play', { system: 'System motion', reduced: 'Reduced motion', full: 'Full motion' }),
  network: menu('Network', 'lightning', { fast: 'Fast network', slow: 'Slow network', offline: 'Offline' }),
};

export const initialGlobals = {
  theme: 'system',
  language: baseLocale,
  textSize: 'regular',
  motion: 'system',
  network: 'fast',
  viewport: { value: 'phone', isRotated: false },
  // Axe checks a story by itself, not each of the frames in which a page shows it.
  a11y: { manual: isFramed },
};

/** Applies theme, language, text size, motion and network speed to the page. Resolves when the colours of another brand are loaded. */
export async function setEnvironment({ theme, language, textSize, motion, network }: Globals): Promise<void> {
  const root = document.documentElement;
  const isOtherBrand = theme === OTHER_BRAND;
  brandStyle.media = isOtherBrand ? 'all' : 'not all';
  if (isOtherBrand) root.dataset.theme = 'light';
  else if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  else delete root.dataset.theme;
  const locale = isLocale(language) ? language : baseLocale;
  root.lang = locale;
  root.dir = languageDirections[locale] ?? '';
  overwriteGetLocale(() => locale);
  applyReaderSettings({ motion, textScale: textScales[textSize] ?? 1 });
  setNetworkSpeed(network);
  if (isOtherBrand) brandStyle.textContent ||= await otherBrandCss();
}

async function otherBrandCss(): Promise<string> {
  const [{ euShoes }, { brandCss }] = await Promise.all([
    import('@naap/content'),
    import('@naap/ui/theme/brand'),
  ]);
  return brandCss(euShoes.brand);
}
