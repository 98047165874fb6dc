/**
 * Runs each step in a task of its own, so that what preceded them is painted first. A press runs the steps that are left before it is handled:
 * it may depend on them, or leave the page, whose history entry must have the new URL.
 */
export function inTasksOrAtPress(steps: readonly (() => void)[]): Promise<void> {
  const left = [...steps];
  return new Promise((resolve) => {
    const runLeft = () => {
      clearTimeout(timer);
      window.removeEventListener('click', runLeft, { capture: true });
      for (const step of left.splice(0)) step();
      resolve();
    };
    const runNext = () => {
      if (left.length <= 1) return runLeft();
      left.shift()?.();
      timer = setTimeout(runNext);
    };
    let timer = setTimeout(runNext);
    window.addEventListener('click', runLeft, { capture: true });
  });
}
