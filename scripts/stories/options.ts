import { parseArgs } from 'node:util';

/** Browser settings of one run of the stories. */
export interface StoryMode {
  readonly theme: Theme;
  /** Viewport width in px, except for stories that set a viewport of their own. */
  readonly width: number;
  /** Text size in % of the browser's default. */
  readonly text: number;
  readonly forcedColors: boolean;
  readonly reducedMotion: ReducedMotion;
}

export interface StoriesOptions {
  readonly modes: readonly StoryMode[];
  /** Folder of the built Storybook; storybook-static by default. */
  readonly dir: string | undefined;
  /** Substrings of titles, IDs or paths; all stories when empty. */
  readonly filters: readonly string[];
  /** File for the JSON report. */
  readonly json: string | undefined;
}

export type Theme = (typeof themes)[number];
type ReducedMotion = (typeof reducedMotions)[number];

export const themes = ['light', 'dark'] as const;
const reducedMotions = ['reduce', 'no-preference'] as const;

const defaultMode: StoryMode = {
  theme: 'light',
  width: 390,
  text: 100,
  forcedColors: false,
  reducedMotion: 'reduce',
};

/** All modes: both themes at three widths, text of 200 %, forced colours, and with motion. */
const matrix: readonly StoryMode[] = [
  ...themes.flatMap((theme) => [320, 390, 1280].map((width) => ({ ...defaultMode, theme, width }))),
  { ...defaultMode, width: 320, text: 200 },
  ...themes.map((theme) => ({ ...defaultMode, theme, forcedColors: true })),
  { ...defaultMode, reducedMotion: 'no-preference' },
];

/** Reads the arguments of `pnpm test:stories`. Throws an Error that names the invalid argument. */
export function parseStoriesOptions(args: readonly string[]): StoriesOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      matrix: { type: 'boolean', default: false },
      themes: { type: 'string', default: defaultMode.theme },
      widths: { type: 'string', default: String(defaultMode.width) },
      text: { type: 'string', default: String(defaultMode.text) },
      'forced-colors': { type: 'boolean', default: false },
      'reduced-motion': { type: 'string', default: defaultMode.reducedMotion },
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

/** Formats a mode for a report, such as `dark 320 px, text 200 %`. */
export function nameOfMode({ theme, width, text, forcedColors, reducedMotion }: StoryMode): string {
  return [
    `${theme} ${width} px`,
    ...(text === defaultMode.text ? [] : [`text ${text} %`]),
    ...(forcedColors ? ['forced colours'] : []),
    ...(reducedMotion === defaultMode.reducedMotion ? [] : ['with motion']),
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
