import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { HistoryRecord } from './back-targets.ts';

const PREFIX = 'trail:';

/**
 * Records which page of the shop precedes each history entry, for the Back arrows. Rendered once, below the router. Kept by history entry in
 * session storage, so it survives a reload.
 */
export function HistoryRecorder(): null {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const current = useRef<{ key: string; index: number | null }>(undefined);

  useLayoutEffect(() => {
    const from = current.current;
    const index = entryIndex();
    current.current = { key, index };
    const isReturn = navigationType === 'POP' || from === undefined || from.key === key;
    write(key, {
      pathname,
      ...(isReturn ? placeOf(key) : placeAfter(from, index, navigationType === 'PUSH')),
    });
  }, [key, pathname, navigationType]);
  return null;
}

type Place = Pick<HistoryRecord, 'before' | 'steps'>;

const BEGINNING: Place = { before: null, steps: 0 };

function placeOf(key: string): Place {
  const { before, steps } = readHistoryRecord(key) ?? BEGINNING;
  return { before, steps };
}

/** A link that was pressed twice before its page appeared makes two entries, of which one is rendered. */
function placeAfter(
  from: { key: string; index: number | null },
  index: number | null,
  isPush: boolean,
): Place {
  const steps = index === null || from.index === null ? Number(isPush) : index - from.index;
  if (steps > 0) return { before: from.key, steps };
  return steps === 0 ? placeOf(from.key) : BEGINNING;
}

/** What was recorded of an entry; null when nothing was. */
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
    // Storage is full or forbidden: every arrow then opens its documented target.
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

/** The router's own number of the browser's current entry; null under a router that keeps its history in memory. */
function entryIndex(): number | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;
}
