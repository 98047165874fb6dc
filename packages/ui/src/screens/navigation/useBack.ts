import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type BackArrow, backTargets, stepsBack } from './back-targets.ts';
import { readHistoryRecord } from './HistoryRecorder.ts';

/** A second press within this time belongs to the first, in ms: a double tap must not go back twice. */
const DOUBLE_PRESS_MS = 500;
/** How long a slow browser may take to return to an entry, in ms. Pressed again on the same page meanwhile, the arrow does nothing. */
const RETURN_MS = 2000;

/** What a Back arrow does: returns to its target in history, or opens it in place of this page (docs/decisions/navigation.md). */
export function useBack(arrow: BackArrow): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const pressed = useRef({ at: Number.NEGATIVE_INFINITY, key });
  return () => {
    const now = performance.now();
    const wait = pressed.current.key === key ? RETURN_MS : DOUBLE_PRESS_MS;
    if (now - pressed.current.at < wait || isLeaving(key)) return;
    pressed.current = { at: now, key };
    const steps = stepsBack(key, arrow, readHistoryRecord);
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
