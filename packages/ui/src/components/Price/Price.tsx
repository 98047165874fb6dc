import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { formatPaise, percentOff } from './formatPaise.ts';
import { amount as amountClass, off, original, price } from './Price.css.ts';

export interface PriceProps {
  /** Integer paise. */
  amount: number;
  /** Integer paise before the reduction. Shown struck, with the percentage, when it is more than `amount`. */
  originalAmount?: number | undefined;
  size?: 'small' | 'regular' | 'large';
  decimals?: 0 | 2;
  /** Said before the struck price to those who cannot see that it is struck. */
  originalPriceLabel?: string;
  /** The word after the percentage. */
  offLabel?: string;
}

/** An amount of money in rupees. */
export function Price({ amount, originalAmount = 0, size, decimals = 0, ...words }: PriceProps) {
  const { originalPriceLabel = 'Original price', offLabel = 'off' } = words;
  const percent = percentOff(amount, originalAmount);
  return (
    <span className={price}>
      <span className={amountClass({ size })}>{formatPaise(amount, decimals)}</span>
      {originalAmount > amount && (
        <s className={original}>
          <VisuallyHidden>{originalPriceLabel} </VisuallyHidden>
          {formatPaise(originalAmount, decimals)}
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
