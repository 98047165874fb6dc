import type { OptionParams } from '@naap/state';
import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Returns the URL's query, which holds the selected options. Changes replace the history entry, so Back leaves the product. The router
 * renders a new URL late; until then the changed query is returned.
 */
export function useOptionParams(): OptionParams {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const rendered = params.toString();
  const [shown, show] = useOptimistic(rendered);

  // A second change in the same event must include the first.
  const latest = useRef(rendered);
  useLayoutEffect(() => {
    latest.current = rendered;
  }, [rendered]);

  return {
    params: new URLSearchParams(shown),
    change(update) {
      const search = update(new URLSearchParams(latest.current)).toString();
      if (search === latest.current) return Promise.resolve();
      latest.current = search;
      const { pathname } = window.location;
      return new Promise((resolve) => {
        startTransition(async () => {
          // After the paint of the pressed control. Changing the URL takes as long as rendering the options on a phone.
          await inTasksOrAtPress([
            () => startTransition(() => show(search)),
            () => {
              // Going back may have left the product meanwhile.
              if (window.location.pathname !== pathname) return;
              startTransition(() => {
                void navigate({ search }, { replace: true, state });
              });
            },
          ]);
          resolve();
        });
      });
    },
  };
}

/**
 * Runs each step in a task of its own. A press runs the steps that are left before it is handled: it may add the product to the bag, or leave the
 * page, whose history entry must have the new URL.
 */
function inTasksOrAtPress(steps: readonly (() => void)[]): Promise<void> {
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
