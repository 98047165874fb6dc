import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type BackArrow, backTargets, stepsBack } from './back-targets.ts';
import { readHistoryRecord } from './HistoryRecorder.ts';

/** A second click within this time is ignored, so that a double tap does not go back twice. */
const DOUBLE_CLICK_MS = 500;
/** Clicks on the same page are ignored for this time, while a slow browser is still going back. */
const TRAVERSAL_MS = 2000;

/** Returns the click handler of a Back arrow, which goes back to its target or opens its fallback instead (docs/decisions/navigation.md). */
export function useBack(arrow: BackArrow): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const clicked = useRef({ at: Number.NEGATIVE_INFINITY, key });
  return () => {
    const now = performance.now();
    const wait = clicked.current.key === key ? TRAVERSAL_MS : DOUBLE_CLICK_MS;
    if (now - clicked.current.at < wait || isLeaving(key)) return;
    clicked.current = { at: now, key };
    const steps = stepsBack(key, arrow, readHistoryRecord);
    if (steps === null) navigate(backTargets[arrow].fallback, { replace: true });
    else navigate(-steps);
  };
}

/** Returns whether the browser is already at another entry, whose page is still loading. */
function isLeaving(key: string): boolean {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return false;
  return ('key' in state ? state.key : 'default') !== key;
}
