/** The URLs of one stack of processes: what `npm start` runs. */
export interface Stack {
  readonly shop: string;
  readonly backend: string;
  readonly sandbox: string;
  readonly identity: string;
}

/** The stacks of this run, one for each worker. */
export const stacks = JSON.parse(requireEnv('NAAP_E2E_STACKS')) as readonly Stack[];

/** The stack of this worker. Nothing is shared between workers, so a test may change clocks and inject faults. */
export const urls = stackOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

/** Whether this is the run of `npm test`: README.md, `pnpm test:e2e --short`. */
export const isShort = process.env.NAAP_E2E_SHORT === 'true';

function stackOf(worker: number): Stack {
  const stack = stacks[worker];
  if (!stack)
    throw new Error(`worker ${worker} has no processes: a run has at most ${stacks.length} workers`);
  return stack;
}

/** Returns an environment variable that `pnpm test:e2e` sets. Throws when it is missing. */
export function requireEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with \`pnpm test:e2e\``);
  return value;
}

/** Returns the count that `pnpm test:e2e --walks 20` passes in `name`; Infinity for `all`. Throws when it is not a count. */
export function readCount(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  if (text === 'all') return Number.POSITIVE_INFINITY;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new Error(`${name} is "${text}", which is not a count`);
  return value;
}
