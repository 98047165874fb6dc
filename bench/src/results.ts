import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Named values, in the order in which they are printed. */
export type Values = Readonly<Record<string, number>>;

const folder = join(import.meta.dirname, '../../test-results');

/** Returns the median: the mean of the middle two for an even count; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return (at(Math.floor(sorted.length / 2)) + at(Math.ceil(sorted.length / 2) - 1)) / 2;
}

/** Returns the median of each value over several runs. */
export function medians(runs: readonly Values[]): Values {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]));
}

/** Lists the limits that values exceed, one sentence each. A value that is missing or no number exceeds its limit. */
export function exceededLimits(subject: string, values: Values, limits: Values): readonly string[] {
  return Object.entries(limits)
    .filter(([name, limit]) => !((values[name] ?? Number.NaN) <= limit))
    .map(([name, limit]) => `${subject}: ${name} is ${values[name]}, and must be at most ${limit}`);
}

/**
 * Prints the values of each row as a table, with four digits, writes the details into the folder test-results, and lets the process fail when
 * there are problems.
 */
export function report(
  file: string,
  rows: Readonly<Record<string, Values>>,
  details: unknown,
  problems: readonly string[],
): void {
  const rounded = Object.entries(rows).map(([name, values]) => [
    name,
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Number(value.toPrecision(4))])),
  ]);
  console.table(Object.fromEntries(rounded));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), `${JSON.stringify(details, null, 2)}\n`);
  for (const problem of problems) console.error(`over budget: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
