/** Bytes that travel, by `gzip -9`. A font is as small as it gets already. */
export interface Size {
  readonly js: number;
  readonly css: number;
  readonly font?: number;
}

/** By the name of a component, or of a screen. */
export type Sizes = Readonly<Record<string, Size>>;

export interface Budget {
  /** What `import { X } from '@naap/ui/components'` adds to a page that has React. */
  readonly components: Sizes;
  /** What a first visit to a screen of the shop loads before it can be used. */
  readonly screens: Sizes;
}

/** A little: what a change of a few lines may add without a word. */
const SLACK_BYTES = 64;
const SLACK_SHARE = 0.02;

/** What is wrong, a line each; empty when everything keeps its budget. */
export function overruns(measured: Sizes, budget: Sizes): readonly string[] {
  const known = Object.entries(budget).flatMap(([name, allowed]) => {
    const size = measured[name];
    if (size === undefined) return [`${name} has a budget but is not there any more`];
    return (['js', 'css', 'font'] as const).flatMap((kind) => {
      const limit = allowed[kind] ?? 0;
      const actual = size[kind] ?? 0;
      if (actual <= limit + Math.max(SLACK_BYTES, limit * SLACK_SHARE)) return [];
      return [`${name} takes ${actual} bytes of ${kind}, ${actual - limit} more than its budget of ${limit}`];
    });
  });
  const unknown = Object.keys(measured).filter((name) => budget[name] === undefined);
  return [...known, ...unknown.map((name) => `${name} has no budget yet`)];
}

/** The sizes in lines of a table, the largest script first. */
export function tableOf(title: string, measured: Sizes, budget: Sizes): string {
  const rows = Object.entries(measured)
    .toSorted(([, one], [, other]) => other.js - one.js)
    .map(([name, { js, css, font }]) => {
      const change = js + css - (budget[name]?.js ?? 0) - (budget[name]?.css ?? 0);
      const columns = [js, css, ...(font === undefined ? [] : [font])].map((bytes) =>
        String(bytes).padStart(8),
      );
      return `${name.padEnd(24)}${columns.join('')}${change === 0 ? '' : `  ${change > 0 ? '+' : ''}${change}`}`;
    });
  const font = Object.values(measured).some((size) => size.font !== undefined) ? '    font' : '';
  return [`${title.padEnd(24)}      js     css${font}`, ...rows].join('\n');
}
