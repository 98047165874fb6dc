import { formatMoney, isReduced, type Money, type Precision } from '@naap/api-clients/pricing';
import { m } from '@naap/messages';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { amount as amountClass, off, original, price } from './Price.css.ts';
import { percentOff } from './percentOff.ts';

export interface PriceProps {
  amount: Money;
  /** The price before a reduction. Shown struck through with the percentage, if both amounts are positive and this one is higher. */
  originalAmount?: Money | undefined;
  size?: 'small' | 'regular' | 'large';
  precision?: Precision;
  /** Visually hidden text before the struck price. */
  originalPriceLabel?: string;
  /** Text after the percentage. */
  offLabel?: string;
}

/** An amount of money, with its original amount if it is reduced. */
export function Price({ amount, originalAmount, size, precision = 'whole-rupees', ...labels }: PriceProps) {
  const { originalPriceLabel = m.price_original(), offLabel = m.price_off() } = labels;
  const shown = formatMoney(amount, precision);
  const struck = isReduced(amount, originalAmount) ? formatMoney(originalAmount, precision) : null;
  const percent = percentOff(amount, originalAmount);
  return (
    <span className={price}>
      <span className={amountClass({ size })}>{shown}</span>
      {/* Two prices may be equal when rounded to whole rupees. */}
      {struck !== null && struck !== shown && (
        <s className={original}>
          <VisuallyHidden>{originalPriceLabel} </VisuallyHidden>
          {struck}
        </s>
      )}
      {percent > 0 && (
        <span className={off}>
          {percent}% {offLabel}
        </span>
      )}
    </span>
  );
}
