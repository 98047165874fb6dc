import { type Store, StoreUnavailableError } from '../store/store.ts';
import { HttpError } from './errors.ts';

/** Whether the backend can serve requests. */
export interface Readiness {
  /** Rejects with StoreUnavailableError or HttpError 503, within 2 s. */
  check(): Promise<void>;
  /** Makes every further check fail. */
  end(): void;
}

const TIMEOUT_MS = 2_000;
/** How long a result is used, so that frequent probes do not load the database. */
const MAX_AGE_MS = 1_000;

/** Creates the check of a store. Checks at the same time share one. */
export function createReadiness(store: Pick<Store, 'ping'>): Readiness {
  // By the monotonic clock, because the system's may be set back.
  let checkedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let isEnded = false;

  async function ping(): Promise<void> {
    await within(store.ping());
    checkedAt = performance.now();
  }

  return {
    async check() {
      if (isEnded)
        throw new HttpError('shutting_down', 'The shop is being restarted. Please try again.', {
          headers: { 'Retry-After': '5' },
        });
      if (performance.now() - checkedAt < MAX_AGE_MS) return;
      running ??= ping().finally(() => {
        running = undefined;
      });
      await running;
    },
    end() {
      isEnded = true;
    },
  };
}

/** Rejects with StoreUnavailableError when the work takes longer than `TIMEOUT_MS`. */
async function within(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StoreUnavailableError(new Error('The database did not respond in time.'))),
      TIMEOUT_MS,
    );
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
