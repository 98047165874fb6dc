import type { OptionParams } from '@naap/state';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The query of this page, for the options it holds. Another choice is no other page: Back still leaves the product. */
export function useOptionParams(): OptionParams {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return { params, replace: (next) => navigate({ search: next.toString() }, { replace: true, state }) };
}
