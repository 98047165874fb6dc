import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { HistoryRecord } from './back-targets.ts';

const PREFIX = 'trail:';

/**
 * Records in session storage which page of the shop precedes each history entry, for the Back arrows. Render it once, inside the router.
 * The records survive a reload.
 */
export function HistoryRecorder(): null {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const current = useRef<{ key: string; index: number | null }>(undefined);

  useLayoutEffect(() => {
    const from = current.current;
    const index = entryIndex();
    current.current = { key, index };
    const isKnownEntry = navigationType === 'POP' || from === undefined || from.key === key;
    write(key, {
      pathname,
      ...(isKnownEntry ? predecessorOf(key) : predecessorAfter(from, index, navigationType === 'PUSH')),
    });
  }, [key, pathname, navigationType]);
  return null;
}

type Predecessor = Pick<HistoryRecord, 'before' | 'steps'>;

const NO_PREDECESSOR: Predecessor = { before: null, steps: 0 };

function predecessorOf(key: string): Predecessor {
  const { before, steps } = readHistoryRecord(key) ?? NO_PREDECESSOR;
  return { before, steps };
}

/** A link that is pressed twice before its page appears adds two entries, of which only one is rendered. */
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
