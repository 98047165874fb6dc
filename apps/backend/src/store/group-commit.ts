import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Maximum number of changes in a transaction, because a transaction blocks the event loop. */
const MAX_CHANGES = 100;

/**
 * Runs a change in a transaction that it shares with others, and resolves when that is committed. The change may be run twice; the first
 * run is rolled back then.
 */
export type CommitInGroup = <T>(change: (trx: Kysely<Database>) => Promise<T>) => Promise<T>;

export interface GroupCommitOptions {
  readonly inTransaction: <T>(run: (trx: Kysely<Database>) => Promise<T>) => Promise<T>;
  /** Whether an error concerns the database and not the change. */
  readonly isOutage: (error: unknown) => boolean;
}

interface WaitingChange {
  /** Runs the change; returns a function that resolves its promise. */
  run(trx: Kysely<Database>): Promise<() => void>;
  reject(error: unknown): void;
}

/**
 * Creates a function that commits the changes of one turn of the event loop together, because a commit costs more than a change. Without an
 * outage, a change that fails rejects alone; with one, all changes of its transaction do, and none is stored.
 */
export function createGroupCommit({ inTransaction, isOutage }: GroupCommitOptions): CommitInGroup {
  const waiting: WaitingChange[] = [];

  function commitWaiting(): void {
    const group = waiting.splice(0, MAX_CHANGES);
    if (waiting.length > 0) setImmediate(commitWaiting);
    void commit(group);
  }

  async function commit(group: readonly WaitingChange[]): Promise<void> {
    try {
      const resolvers = await inTransaction(async (trx) => {
        const resolvers = [];
        for (const change of group) resolvers.push(await change.run(trx));
        return resolvers;
      });
      for (const resolve of resolvers) resolve();
    } catch (error) {
      if (group.length === 1 || isOutage(error)) for (const change of group) change.reject(error);
      // A change has failed, which is rare: commits each change alone. A savepoint for each change would make every group slower.
      else for (const change of group) await commit([change]);
    }
  }

  return (change) => {
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof change>>>();
    // The change runs in the async context of its own request, so that the spans of its statements belong to it.
    const runInContext = AsyncLocalStorage.bind(change);
    if (waiting.length === 0) setImmediate(commitWaiting);
    waiting.push({
      async run(trx) {
        const result = await runInContext(trx);
        return () => resolve(result);
      },
      reject,
    });
    return promise;
  };
}
