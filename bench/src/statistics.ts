/** Returns the median: the mean of the middle two for an even count. Throws a RangeError for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError('an empty list has no median');
  return (lower + upper) / 2;
}

/** Returns the smallest value that is at least as large as `share` (0 to 1) of all values. Throws a RangeError for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new RangeError('an empty list has no percentiles');
  return value;
}

/** Returns the median of each field over all records. */
export function medians<Name extends string>(
  names: readonly Name[],
  records: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> {
  const entries = names.map((name) => [name, median(records.map((record) => record[name]))] as const);
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** Returns `value / base`: 1 for two zeros, infinity for a base of zero. */
export function ratio(value: number, base: number): number {
  if (base === 0) return value === 0 ? 1 : Number.POSITIVE_INFINITY;
  return value / base;
}
