/**
 * Runs each step in a task of its own, so that what preceded them is painted first. A press runs the steps that are left before it is handled:
 * it may depend on them, or leave the page, whose history entry must have the new URL.
 */
export function inTasksOrAtPress(steps: readonly (() => void)[]): Promise<void> {
  const left = [...steps];
  return new Promise((resolve) => {
    const runNext = () => {
      left.shift()?.();
      if (left.length > 0) {
        timer = setTimeout(runNext);
        return;
      }
      window.removeEventListener('click', runLeft, { capture: true });
      resolve();
    };
    const runLeft = () => {
      clearTimeout(timer);
      while (left.length > 1) left.shift()?.();
      runNext();
    };
    let timer = setTimeout(runNext);
    window.addEventListener('click', runLeft, { capture: true });
  });
}
