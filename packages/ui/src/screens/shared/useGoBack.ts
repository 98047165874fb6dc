import { useLocation, useNavigate } from 'react-router-dom';

/** The key the router gives the entry a visit began with: behind it lies no page of the shop. */
const FIRST_ENTRY = 'default';

/** Back in history, or to / where the visit began here (spec section 2). */
export function useGoBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => (key === FIRST_ENTRY ? navigate('/') : navigate(-1));
}
