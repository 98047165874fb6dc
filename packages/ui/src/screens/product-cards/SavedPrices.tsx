import { useHasSavedData } from '@naap/state';
import { lazy, Suspense } from 'react';

// Needed only without a connection.
const PriceDate = lazy(async () => ({
  default: (await import('../app-frame/SavedPageNotice.tsx')).PriceDate,
}));

/** Says above the cards of a list, which this device has saved, of which day their prices are. Renders nothing while there is a connection. */
export function SavedPrices() {
  return (
    useHasSavedData() && (
      <Suspense>
        <PriceDate />
      </Suspense>
    )
  );
}
