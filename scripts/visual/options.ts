import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { oneOf, positive, type Theme, themes } from '../stories/options.ts';

export interface VisualOptions {
  /** What the work tree is compared with: a branch, a tag, a commit. */
  readonly base: string;
  /** Parts of titles, ids or paths; all stories when empty. */
  readonly stories: readonly string[];
  readonly themes: readonly Theme[];
  /** px of the viewport; a story that names its own viewport keeps that. */
  readonly widths: readonly number[];
  /** Distance of two colours, 0 to 1, up to which they count as the same. */
  readonly threshold: number;
  /** Folder of the report. */
  readonly out: string;
}

/** Reads the arguments of `pnpm visual`. Throws an Error that names what it does not understand. */
export function parseVisualOptions(args: readonly string[]): VisualOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string' },
      stories: { type: 'string', multiple: true, default: [] },
      themes: { type: 'string', default: themes.join(',') },
      widths: { type: 'string', default: '390,1280' },
      threshold: { type: 'string', default: '0' },
      out: { type: 'string', default: 'test-results/visual' },
    },
  });
  if (values.base === undefined)
    throw new Error('--base says what to compare the work tree with. Example: pnpm visual --base main');
  const threshold = Number(values.threshold);
  if (!(threshold >= 0 && threshold <= 1))
    throw new Error(`--threshold takes a number from 0 to 1, not "${values.threshold}".`);
  return {
    base: values.base,
    stories: values.stories,
    themes: values.themes.split(',').map((theme) => oneOf(themes, '--themes', theme)),
    widths: values.widths.split(',').map((width) => positive('--widths', width)),
    threshold,
    out: resolve(values.out),
  };
}
