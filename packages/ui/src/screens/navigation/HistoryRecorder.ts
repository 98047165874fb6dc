import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { HistoryRecord } from './back-targets.ts';
import { shrinkPictureOnBack } from './pictureTransition.ts';

/** Prefix of the session-storage keys of the records. */
const PREFIX = 'history:';
/** Key, after the prefix, of the record of the page that opened this document: its link was clicked before it was hydrated. */
const REFERRER_KEY = 'referrer';

/**
 * Records in session storage which page of the shop precedes each history entry, for the Back arrows, and shrinks images on Back. Render it once, inside the router.
 * The records survive a reload.
 *
 * The entry with which a document begins has the key 'default' in every document of the tab.
 */
export function HistoryRecorder(): null {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const current = useRef<{ key: string; index: number | null }>(undefined);

  // The layout effects of the router, its parent, run later.
  useLayoutEffect(shrinkPictureOnBack, []);
  useLayoutEffect(() => {
    const from = current.current;
    const index = entryIndex();
    current.current = { key, index };
    const isKnownEntry = navigationType === 'POP' || from === undefined || from.key === key;
    const predecessor = () => {
      // Not with a memory router, which has no index and whose first entry is not that of the document.
      if (from === undefined && index !== null) return predecessorOfDocument(key, pathname);
      return isKnownEntry ? predecessorOf(key) : predecessorAfter(from, index, navigationType === 'PUSH');
    };
    write(key, { pathname, ...predecessor() });
  }, [key, pathname, navigationType]);
  return null;
}

type Predecessor = Pick<HistoryRecord, 'before' | 'steps'>;

const NO_PREDECESSOR: Predecessor = { before: null, steps: 0 };

function predecessorOf(key: string): Predecessor {
  const { before, steps } = readHistoryRecord(key) ?? NO_PREDECESSOR;
  return { before, steps };
}

/** Returns the predecessor that was recorded before a reload, or else the page of the shop that linked to this document. */
function predecessorOfDocument(key: string, pathname: string): Predecessor {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  if (!isNew && readHistoryRecord(key)?.pathname === pathname) return predecessorOf(key);
  if (!document.referrer.startsWith(`${location.origin}/`)) return NO_PREDECESSOR;
  write(REFERRER_KEY, { pathname: new URL(document.referrer).pathname, ...NO_PREDECESSOR });
  return { before: REFERRER_KEY, steps: 1 };
}

/**
 * Returns the predecessor of an entry that was opened from `from`. There can be several steps between them: a link that is clicked twice before its
 * page appears adds two entries, of which only one is rendered.
 */
function predecessorAfter(
  from: { key: string; index: number | null },
  index: number | null,
  isPush: boolean,
): Predecessor {
  const steps = index === null || from.index === null ? Number(isPush) : index - from.index;
  if (steps > 0) return { before: from.key, steps };
  return steps === 0 ? predecessorOf(from.key) : NO_PREDECESSOR;
}

/** Returns the record of a history entry, or null. */
export function readHistoryRecord(key: string): HistoryRecord | null {
  try {
    const entry: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    return isHistoryRecord(entry) ? entry : null;
  } catch {
    return null;
  }
}

function write(key: string, entry: HistoryRecord) {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(entry));
  } catch {
    // Storage is full or disabled: every arrow then opens its fallback.
  }
}

function isHistoryRecord(value: unknown): value is HistoryRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pathname' in value &&
    typeof value.pathname === 'string' &&
    'before' in value &&
    (value.before === null || typeof value.before === 'string') &&
    'steps' in value &&
    typeof value.steps === 'number'
  );
}

/** Returns the router's index of the browser's current history entry; null with a memory router. */
function entryIndex(): number | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;
}
