/** Runs tasks of this tab while no other tab runs any. Tasks of the same tab run concurrently. */
export type TabLock = <T>(task: () => Promise<T>) => Promise<T>;

/** How long a task waits for another tab, in ms. A browser can suspend the tab that holds the lock. */
const LOCK_TIMEOUT_MS = 5_000;

/**
 * Creates a lock on `name` that this tab holds while it runs a task. A task that has to wait too long for another tab rejects with the
 * lock manager's `AbortError` or `TimeoutError`. Without a lock manager, tasks run at once.
 */
export function createTabLock(name: string, locks: Pick<LockManager, 'request'> | undefined): TabLock {
  let tasks = 0;
  let acquired: Promise<() => void> | null = null;

  function acquire(): Promise<() => void> {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    if (locks === undefined) resolve(() => {});
    else {
      const hold = () => {
        const { promise: held, resolve: release } = Promise.withResolvers<void>();
        resolve(release);
        return held;
      };
      locks.request(name, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, hold).catch(reject);
    }
    return promise;
  }

  return async (task) => {
    tasks += 1;
    acquired ??= acquire();
    const lock = acquired;
    try {
      await lock;
      return await task();
    } finally {
      tasks -= 1;
      if (tasks === 0) {
        acquired = null;
        lock.then(
          (release) => release(),
          () => undefined,
        );
      }
    }
  };
}
