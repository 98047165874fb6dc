/** Transfer sizes in bytes, compressed with `gzip -9`; fonts are compressed already. */
export interface Size {
  readonly js: number;
  readonly css: number;
  readonly font?: number;
}

/** Sizes by the name of a component or screen. */
export type Sizes = Readonly<Record<string, Size>>;

export interface Budget {
  /** Size that `import { X } from '@naap/ui/components'` adds to a page that has React. */
  readonly components: Sizes;
  /** Size that a first visit to a screen loads before the screen is usable. */
  readonly screens: Sizes;
}

/** Tolerance: the larger of the two may be exceeded without updating the budget. */
const TOLERANCE_BYTES = 64;
const TOLERANCE_RATIO = 0.02;

/** Returns one message per exceeded, missing or superfluous budget. */
export function overruns(measured: Sizes, budget: Sizes): readonly string[] {
  const known = Object.entries(budget).flatMap(([name, allowed]) => {
    const size = measured[name];
    if (size === undefined) return [`${name} has a budget but no longer exists`];
    return (['js', 'css', 'font'] as const).flatMap((kind) => {
      const limit = allowed[kind] ?? 0;
      const actual = size[kind] ?? 0;
      if (actual <= limit + Math.max(TOLERANCE_BYTES, limit * TOLERANCE_RATIO)) return [];
      return [`${name} takes ${actual} bytes of ${kind}, ${actual - limit} more than its budget of ${limit}`];
    });
  });
  const unknown = Object.keys(measured).filter((name) => budget[name] === undefined);
  return [...known, ...unknown.map((name) => `${name} has no budget yet`)];
}

/** Formats the sizes as a table, sorted by the size of the JavaScript. */
export function formatTable(title: string, measured: Sizes, budget: Sizes): string {
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
