/** The URLs of one stack of processes: what `npm start` runs. */
export type Stack = Readonly<Record<'shop' | 'counter' | 'backend' | 'sandbox' | 'identity', string>>;

/**
 * The stack of this worker. Nothing is shared between workers, so a test may change clocks and inject faults. Undefined while Playwright only
 * lists the tests.
 */
export const urls: Stack = JSON.parse(process.env.NAAP_E2E_STACKS ?? '[]')[
  process.env.TEST_PARALLEL_INDEX ?? 0
];

/** Returns an environment variable that the global set-up sets. Throws when it is missing. */
export function requireEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** Returns the count in an environment variable; Infinity for `all`. Throws when it is not a count. */
export function readCount(name: string, fallback: number): number {
  const text = process.env[name] || `${fallback}`;
  if (!/^(\d+|all)$/.test(text)) throw new Error(`${name} is "${text}", which is not a count`);
  return text === 'all' ? Number.POSITIVE_INFINITY : Number(text);
}
