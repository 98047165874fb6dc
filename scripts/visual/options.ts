import { parseArgs } from 'node:util';
import { oneOf, positive, type Theme, themes } from '../stories/options.ts';

export interface VisualOptions {
  /** Branch, tag or commit with which the work tree is compared. */
  readonly base: string;
  /** Substrings of titles, IDs or paths; all stories when empty. */
  readonly stories: readonly string[];
  readonly themes: readonly Theme[];
  /** Viewport widths in px, except for stories that set a viewport of their own. */
  readonly widths: readonly number[];
  /** Difference of two colours, from 0 to 1, up to which they count as equal. */
  readonly threshold: number;
}

/** Reads the arguments of `pnpm visual`. Throws an Error that names the invalid argument. */
export function parseVisualOptions(args: readonly string[]): VisualOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string' },
      stories: { type: 'string', multiple: true, default: [] },
      themes: { type: 'string', default: themes.join(',') },
      widths: { type: 'string', default: '390,1280' },
      threshold: { type: 'string', default: '0' },
    },
  });
  if (values.base === undefined)
    throw new Error('--base is missing: the commit to compare with. Example: pnpm visual --base main');
  const threshold = Number(values.threshold);
  if (!(threshold >= 0 && threshold <= 1))
    throw new Error(`--threshold takes a number from 0 to 1, not "${values.threshold}".`);
  return {
    base: values.base,
    stories: values.stories,
    themes: values.themes.split(',').map((theme) => oneOf(themes, '--themes', theme)),
    widths: values.widths.split(',').map((width) => positive('--widths', width)),
    threshold,
  };
}
