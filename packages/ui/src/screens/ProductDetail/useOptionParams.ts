import type { OptionParams } from '@naap/state';
import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLatestQuery } from '../navigation/useLatestQuery.ts';

/**
 * Returns the URL's query, which holds the selected options. Changes replace the history entry, so Back leaves the product. The router renders a
 * new URL in a transition; until then the changed query is returned.
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
      const search = update(new URLSearchParams(latest.current)).toString();
      if (search === latest.current) return;
      latest.current = search;
      startTransition(() => {
        show(search);
        void navigate({ search }, { replace: true, state });
      });
    },
  };
}
