import type { OptionParams } from '@naap/state';
import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { inTasksOrAtPress } from '../navigation/inTasksOrAtPress.ts';
import { useLatestQuery } from '../navigation/useLatestQuery.ts';

/**
 * Returns the URL's query, which holds the selected options. Changes replace the history entry, so Back leaves the product. The router
 * renders a new URL late; until then the changed query is returned.
 */
export function useOptionParams(): OptionParams {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const rendered = params.toString();
  const latest = useLatestQuery(rendered);
  const [shown, show] = useOptimistic(rendered);

  return {
    params: new URLSearchParams(shown),
    change(update) {
      const { pathname } = window.location;
      // Going back may leave the product before a step.
      const isLeft = () => window.location.pathname !== pathname;
      let search: string | null = null;
      // After the paint of the clicked control. Changing the URL takes as long as rendering the options on a phone.
      const changed = inTasksOrAtPress([
        () => {
          if (isLeft()) return;
          const next = update(new URLSearchParams(latest.current)).toString();
          if (next === latest.current) return;
          latest.current = next;
          search = next;
          startTransition(() => show(next));
        },
        () => {
          if (search === null || isLeft()) return;
          const to = { search };
          startTransition(() => {
            void navigate(to, { replace: true, state });
          });
        },
      ]);
      // React keeps the shown query while a transition is pending.
      startTransition(() => changed);
      return changed;
    },
  };
}
