import { formatMoney, isReduced, type Money, type Precision } from '@naap/api-clients/pricing';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { amount as amountClass, off, original, price } from './Price.css.ts';
import { percentOff } from './percentOff.ts';

export interface PriceProps {
  amount: Money;
  /** The price before a reduction. Shown struck, with the percentage, where both amounts are positive and this is higher. */
  originalAmount?: Money | undefined;
  size?: 'small' | 'regular' | 'large';
  precision?: Precision;
  /** Said before the struck price to those who cannot see that it is struck. */
  originalPriceLabel?: string;
  /** The word after the percentage. */
  offLabel?: string;
}

/** An amount of money. */
export function Price({ amount, originalAmount, size, precision = 'whole-rupees', ...words }: PriceProps) {
  const { originalPriceLabel = 'Original price', offLabel = 'off' } = words;
  const shown = formatMoney(amount, precision);
  const struck = isReduced(amount, originalAmount) ? formatMoney(originalAmount, precision) : null;
  const percent = percentOff(amount, originalAmount);
  return (
    <span className={price}>
      <span className={amountClass({ size })}>{shown}</span>
      {/* Rounded to whole rupees, two prices may look the same. */}
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
