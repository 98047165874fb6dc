/** Web storage that never throws and is not opened before its first use. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Returns the keys that begin with `prefix`. */
  keys(prefix: string): readonly string[];
}

/** Wraps web storage. Where it is blocked or full, values are kept in memory until the page unloads. */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  return {
    get(key) {
      const inMemory = memory.get(key);
      if (inMemory !== undefined) return inMemory;
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
        // Blocked storage has no value to remove.
      }
    },
    keys: (prefix) =>
      [...new Set([...memory.keys(), ...storedKeys(open)])].filter((key) => key.startsWith(prefix)),
  };
}

function storedKeys(open: () => Storage): readonly string[] {
  try {
    const storage = open();
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  } catch {
    return [];
  }
}
