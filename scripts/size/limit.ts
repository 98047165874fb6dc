/** The larger tolerance may be exceeded without updating the budget. */
const TOLERANCE_BYTES = 64;
const TOLERANCE_RATIO = 0.02;

/** The largest sizes for the first paint, and of the JavaScript before an interaction. No budget raises them. */
const CAPS: readonly (readonly [name: RegExp, bytes: number])[] = [
  [/ screen css$/, 14_000],
  [/ screen font$/, 30_000],
  [/^Page script js/, 100_000],
];

/** Returns the limit of a size, in bytes: its budget with the tolerance, at most its cap. 0 without a budget. */
export function limitOf(name: string, budget = 0): number {
  if (budget === 0) return 0;
  const tolerated = budget + Math.max(TOLERANCE_BYTES, Math.floor(budget * TOLERANCE_RATIO));
  return Math.min(tolerated, ...CAPS.filter(([pattern]) => pattern.test(name)).map(([, bytes]) => bytes));
}
