import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type BackArrow, backTargets, stepsBack } from './back-targets.ts';
import { readTrailEntry } from './HistoryTrail.ts';

/** A second press within this time belongs to the first, in ms: it must not go back twice. */
const DOUBLE_PRESS_MS = 500;

/** What a Back arrow does: returns to its target in history, or opens it in place of this page (docs/decisions/navigation.md). */
export function useBack(arrow: BackArrow): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    const isRepeated = now - pressedAt.current < DOUBLE_PRESS_MS;
    pressedAt.current = now;
    if (isRepeated || isLeaving(key)) return;
    const steps = stepsBack(key, arrow, readTrailEntry);
    if (steps === null) navigate(backTargets[arrow].otherwise, { replace: true });
    else navigate(-steps);
  };
}

/** The browser is at another entry already, whose page is still being fetched. */
function isLeaving(key: string): boolean {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return false;
  return ('key' in state ? state.key : 'default') !== key;
}
