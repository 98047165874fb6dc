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
      if (search === latest.current) return;
      latest.current = search;
      const { pathname } = window.location;
      startTransition(async () => {
        show(search);
        // After the paint, because changing the URL takes as long as rendering the options on a phone.
        await nextTaskOrPress(() => {
          // Going back may have left the product meanwhile.
          if (window.location.pathname !== pathname) return;
          startTransition(() => {
            void navigate({ search }, { replace: true, state });
          });
        });
      });
    },
  };
}

/**
 * Runs `callback` in the next task, or before the next press is handled, because the press may leave the page, whose history entry must have
 * the new URL.
 */
function nextTaskOrPress(callback: () => void): Promise<void> {
  return new Promise((resolve) => {
    const run = () => {
      clearTimeout(timer);
      window.removeEventListener('click', run, { capture: true });
      callback();
      resolve();
    };
    const timer = setTimeout(run);
    window.addEventListener('click', run, { capture: true });
  });
}
