import { type OptionParams, PARTNER } from '@naap/state';
import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '../../behaviour/useIsHydrated.ts';
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

  const isHydrated = useIsHydrated();
  const shownParams = new URLSearchParams(shown);
  // The server renders the same page for each partner of a size.
  if (!isHydrated) shownParams.delete(PARTNER);

  return {
    params: shownParams,
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
