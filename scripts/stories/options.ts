import { parseArgs } from 'node:util';

/** How the stories of one run are looked at. */
export interface StoryMode {
  readonly theme: Theme;
  /** px of the viewport; a story that names its own viewport keeps that. */
  readonly width: number;
  /** % of the browser's usual size of text. */
  readonly text: number;
  readonly forcedColors: boolean;
  readonly reducedMotion: ReducedMotion;
}

export interface StoriesOptions {
  readonly modes: readonly StoryMode[];
  /** Folder of the built Storybook; the project's own when left out. */
  readonly dir: string | undefined;
  /** Parts of titles, ids or paths; all stories when empty. */
  readonly filters: readonly string[];
  /** File that the counts are written to. */
  readonly json: string | undefined;
}

export type Theme = (typeof themes)[number];
type ReducedMotion = (typeof reducedMotions)[number];

export const themes = ['light', 'dark'] as const;
const reducedMotions = ['reduce', 'no-preference'] as const;

const plain: StoryMode = {
  theme: 'light',
  width: 390,
  text: 100,
  forcedColors: false,
  reducedMotion: 'reduce',
};

/** Everything a story has to bear: both themes from the narrowest phone to a desktop, larger text, forced colours, motion. */
const matrix: readonly StoryMode[] = [
  ...themes.flatMap((theme) => [320, 390, 1280].map((width) => ({ ...plain, theme, width }))),
  { ...plain, width: 320, text: 200 },
  ...themes.map((theme) => ({ ...plain, theme, forcedColors: true })),
  { ...plain, reducedMotion: 'no-preference' },
];

/** Reads the arguments of `pnpm test:stories`. Throws an Error that names what it does not understand. */
export function parseStoriesOptions(args: readonly string[]): StoriesOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      matrix: { type: 'boolean', default: false },
      themes: { type: 'string', default: plain.theme },
      widths: { type: 'string', default: String(plain.width) },
      text: { type: 'string', default: String(plain.text) },
      'forced-colors': { type: 'boolean', default: false },
      'reduced-motion': { type: 'string', default: plain.reducedMotion },
      dir: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const common = {
    text: positive('--text', values.text),
    forcedColors: values['forced-colors'],
    reducedMotion: oneOf(reducedMotions, '--reduced-motion', values['reduced-motion']),
  };
  const widths = values.widths.split(',').map((width) => positive('--widths', width));
  const modes = values.themes
    .split(',')
    .map((theme) => oneOf(themes, '--themes', theme))
    .flatMap((theme) => widths.map((width) => ({ theme, width, ...common })));
  return { modes: values.matrix ? matrix : modes, dir: values.dir, filters: positionals, json: values.json };
}

/** `dark 320 px, text 200 %`: a mode in a line of a report. */
export function nameOfMode({ theme, width, text, forcedColors, reducedMotion }: StoryMode): string {
  return [
    `${theme} ${width} px`,
    ...(text === plain.text ? [] : [`text ${text} %`]),
    ...(forcedColors ? ['forced colours'] : []),
    ...(reducedMotion === plain.reducedMotion ? [] : ['with motion']),
  ].join(', ');
}

export function oneOf<Value extends string>(allowed: readonly Value[], option: string, given: string): Value {
  const value = allowed.find((one) => one === given);
  if (value === undefined) throw new Error(`${option} takes ${allowed.join(' or ')}, not "${given}".`);
  return value;
}

export function positive(option: string, given: string): number {
  const value = Number(given);
  if (!Number.isInteger(value) || value <= 0)
    throw new Error(`${option} takes whole numbers above 0, not "${given}".`);
  return value;
}
