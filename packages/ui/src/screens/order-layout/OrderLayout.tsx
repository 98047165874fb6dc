import type { ReactNode } from 'react';
import { Stack } from '../../components/index.ts';
import { layout, prices as pricesClass, summary } from './OrderLayout.css.ts';

/** One column on a phone, with the items above the OrderSummary; two columns of 7 to 5 from 900 px. */
export function OrderLayout({ children }: { children: ReactNode }) {
  return <div className={layout}>{children}</div>;
}

interface OrderSummaryProps {
  prices: ReactNode;
  /** The StickyBar with the next step. */
  bar?: ReactNode;
}

/** The prices of an order, and its next step. */
export function OrderSummary({ prices, bar }: OrderSummaryProps) {
  return (
    <div className={summary}>
      <div className={pricesClass}>
        <Stack space={12}>{prices}</Stack>
      </div>
      {bar}
    </div>
  );
}
