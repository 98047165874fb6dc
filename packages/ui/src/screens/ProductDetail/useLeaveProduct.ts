import { useLocation, useNavigate } from 'react-router-dom';
import { productEntry } from '../shared/product-entry.ts';

/** Back to the list as it was left where that is the entry before this one, else to all products (docs/decisions/catalogue.md). */
export function useLeaveProduct(): () => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (productEntry(state).fromList) navigate(-1);
    else navigate('/products');
  };
}
