import { setMaxListeners } from 'node:events';
import { memoryStorage } from '@naap/fixtures/fake-clients';
import { vi } from 'vitest';

/** Replaces window and document by event targets, to which each tab adds listeners, and the timers. */
export function stubBrowser(): void {
  const [window, document] = [new EventTarget(), new EventTarget()];
  setMaxListeners(0, window, document);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.useFakeTimers();
}

/** Dispatches a storage event in each tab, as a browser does in the other tabs. */
const notifyTabs = (key: string) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));

/** Returns a storage whose changes the tabs notice later. */
export function sharedStorage(): Storage {
  const storage = memoryStorage();
  return {
    ...storage,
    get length() {
      return storage.length;
    },
    setItem(key, value) {
      storage.setItem(key, value);
      setTimeout(() => notifyTabs(key), 1);
    },
    removeItem(key) {
      storage.removeItem(key);
      setTimeout(() => notifyTabs(key), 1);
    },
  };
}
