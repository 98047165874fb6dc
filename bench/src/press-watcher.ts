/** An element that is visible when a press is answered. */
export interface Answer {
  readonly selector: string;
  /** The beginning of its text. */
  readonly text?: string;
}

/** The events of a page that a measurement needs, in the order in which they happen. */
export type PressEvent = 'first paint' | 'press' | 'answer';

/** `time` is in ms since 1970, with fractions: a press may open another document, whose `performance.now()` starts at 0. */
export type ReportPressEvent = (event: PressEvent, time: number) => void;

/**
 * Runs in the page, before its own scripts. Reports its first contentful paint, the release of the first touch, and the end of the first frame in
 * which the answer is visible. Looks for the answer in frames that follow a change of the DOM or of a form control; an invisible answer, whose
 * transition has just begun, in the next frame too.
 */
export function watchPress({ selector, text = '' }: Answer): void {
  const { reportPressEvent } = window as typeof window & { reportPressEvent?: ReportPressEvent };
  // The empty page of a new tab.
  if (!reportPressEvent || location.protocol === 'about:') return;
  const report = (event: PressEvent, at: number) => reportPressEvent(event, performance.timeOrigin + at);
  let isRequested = false;

  const isVisible = (element: Element) =>
    element.textContent?.trim().startsWith(text) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const look = () => {
    isRequested = false;
    const candidates = [...document.querySelectorAll(selector)];
    if (candidates.some(isVisible)) {
      changes.disconnect();
      // A task after the frame's.
      setTimeout(() => report('answer', performance.now()));
    } else if (candidates.length > 0) requestLook();
  };
  const requestLook = () => {
    if (isRequested) return;
    isRequested = true;
    requestAnimationFrame(look);
  };
  const changes = new MutationObserver(requestLook);
  const watch = () => {
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    document.addEventListener('change', requestLook);
  };

  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint'))
      report('first paint', entry.startTime);
  }).observe({ type: 'paint', buffered: true });
  // Set in the document before, which the press has left.
  if (sessionStorage.getItem('press')) watch();
  else
    window.addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        sessionStorage.setItem('press', 'true');
        report('press', timeStamp);
        watch();
      },
      { capture: true, once: true },
    );
}
