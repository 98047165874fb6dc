/** A key-value store that never throws and is never opened before its first use. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Wraps web storage. Where it is blocked or full, values live in memory for as long as the page does. */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  return {
    get(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Nothing can be stored here, so nothing is left behind.
      }
    },
  };
}
