import type { OptionParams } from '@naap/state';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Returns the URL's query, which holds the selected options. Changes replace the history entry, so Back leaves the product. */
export function useOptionParams(): OptionParams {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();

  // The router may render a new URL late, and a second change must include the first.
  const rendered = params.toString();
  const latest = useRef(rendered);
  useLayoutEffect(() => {
    latest.current = rendered;
  }, [rendered]);

  return {
    params,
    change(update) {
      const search = update(new URLSearchParams(latest.current)).toString();
      if (search !== latest.current) navigate({ search }, { replace: true, state });
      latest.current = search;
    },
  };
}
