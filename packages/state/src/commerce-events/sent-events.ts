/** The methods of web storage that are used; none of them throws. */
export interface EventStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

/** Storage keys that are used after consent: the views are in session storage, the IDs in local storage. */
export const VIEWS_KEY = 'eventViews';
export const SENT_KEY = 'eventsSent';

/** Limits of the stored views and IDs. The oldest are dropped. */
const MAX_ENTRIES = 50;
const MAX_IDS = 200;

/** Remembers the events that were sent, so that none is sent twice. */
export interface SentEvents {
  /**
   * Records that the first `count` items of a view were shown in a history entry, and returns how many of them had been shown there before:
   * Back and reload show them again.
   */
  view(entry: string, id: string, count: number): number;
  /** Resolves with whether the ID is new in all tabs, and records it. */
  isFirst(id: string): Promise<boolean>;
}

/** Creates a SentEvents in two storages: `views` lasts as long as the tab, `ids` is shared by the tabs. */
export function createSentEvents(
  storage: { readonly views: EventStorage; readonly ids: EventStorage },
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): SentEvents {
  function record(id: string): boolean {
    const ids = readIds(storage.ids.get(SENT_KEY));
    if (ids.includes(id)) return false;
    storage.ids.set(SENT_KEY, JSON.stringify([...ids, id].slice(-MAX_IDS)));
    return true;
  }
  return {
    view(entry, id, count) {
      const entries = readViews(storage.views.get(VIEWS_KEY));
      const views = entries.find(([key]) => key === entry)?.[1] ?? {};
      const shown = Object.hasOwn(views, id) ? (views[id] ?? 0) : 0;
      if (count > shown) {
        const others = entries.filter(([key]) => key !== entry);
        const next = [...others, [entry, { ...views, [id]: count }]].slice(-MAX_ENTRIES);
        storage.views.set(VIEWS_KEY, JSON.stringify(next));
      }
      return shown;
    },
    // The task is synchronous, so that a tab that is closed or suspended does not hold the lock.
    isFirst: async (id) => (locks === undefined ? record(id) : locks.request('events', () => record(id))),
  };
}

function readIds(text: string | null): readonly string[] {
  const value = parse(text);
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

type Views = readonly [entry: string, shown: Readonly<Record<string, number>>];

function readViews(text: string | null): readonly Views[] {
  const value = parse(text);
  return Array.isArray(value) ? value.filter(isViews) : [];
}

function isViews(value: unknown): value is Views {
  if (!Array.isArray(value)) return false;
  const [entry, shown] = value;
  return (
    typeof entry === 'string' &&
    typeof shown === 'object' &&
    shown !== null &&
    Object.values(shown).every((count) => typeof count === 'number')
  );
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
