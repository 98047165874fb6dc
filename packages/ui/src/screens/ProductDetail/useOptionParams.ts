import type { OptionParams } from '@naap/state';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Returns the URL's query, which holds the selected options. Changes replace the history entry, so Back leaves the product. */
export function useOptionParams(): OptionParams {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return { params, replace: (next) => navigate({ search: next.toString() }, { replace: true, state }) };
}
