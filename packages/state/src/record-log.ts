import type { SafeStorage } from './safe-storage.ts';

/** A fact about one shopper that is stored until a response settles it. It never changes. */
export interface LogRecord {
  /** Unique; the idempotency key of its request. */
  readonly key: string;
  /** The shopper. A record is neither shown to another shopper nor sent with another shopper's token. */
  readonly customerId: string;
  /** When it was made, in milliseconds since the epoch. */
  readonly at: number;
}

/** The records of one kind in local storage. Each is an item of its own, so that tabs never overwrite each other's. */
export interface RecordLog<Stored extends LogRecord> {
  add(record: Stored): void;
  /** Returns the records of a shopper, oldest first. */
  list(customerId: string): readonly Stored[];
  has(key: string): boolean;
  remove(key: string): void;
}

/** Age in milliseconds from which a request must not be sent again: the backend forgets its key later (`REPLY_RETENTION_HOURS`). */
export const MAX_KEY_AGE_MS = 24 * 60 * 60_000;

/** Creates the log of the items whose key begins with `prefix`. `isBody` checks the fields that `LogRecord` does not have. */
export function createRecordLog<Stored extends LogRecord>(
  storage: SafeStorage,
  prefix: string,
  isBody: (value: Readonly<Record<keyof Stored, unknown>>) => boolean,
): RecordLog<Stored> {
  function isStored(value: unknown): value is Stored {
    if (typeof value !== 'object' || value === null) return false;
    const fields = value as Record<keyof Stored, unknown>;
    const isRecord = typeof fields.key === 'string' && typeof fields.customerId === 'string';
    return isRecord && typeof fields.at === 'number' && isBody(fields);
  }

  function read(itemKey: string): readonly Stored[] {
    try {
      const value: unknown = JSON.parse(storage.get(itemKey) ?? 'null');
      return isStored(value) ? [value] : [];
    } catch {
      return [];
    }
  }

  return {
    add: (record) => storage.set(prefix + record.key, JSON.stringify(record)),
    list: (customerId) =>
      storage
        .keys(prefix)
        .flatMap(read)
        .filter((record) => record.customerId === customerId)
        .sort((first, second) => first.at - second.at),
    has: (key) => storage.get(prefix + key) !== null,
    remove: (key) => storage.remove(prefix + key),
  };
}

/** Deletes the records of a shopper. */
export function forgetRecords(log: RecordLog<LogRecord>, customerId: string): void {
  for (const { key } of log.list(customerId)) log.remove(key);
}
