import type { Money } from '@naap/api-clients';
import { useState } from 'react';

/**
 * Returns the total of the order: the computed one, or the backend's after it has rejected that one. `key` identifies the prices,
 * quantities and coupon of the total; when it changes, the backend's total is dropped.
 */
export function useOrderTotal(computed: Money, key: string) {
  const [backendTotal, setState] = useState<{ readonly total: Money; readonly key: string | null } | null>(
    null,
  );
  // The key is set in the first render after the refusal, which shows the refetched prices.
  if (backendTotal !== null && backendTotal.key === null) setState({ ...backendTotal, key });
  return {
    total: backendTotal !== null && (backendTotal.key ?? key) === key ? backendTotal.total : computed,
    setBackendTotal: (total: Money) => setState({ total, key: null }),
  };
}
