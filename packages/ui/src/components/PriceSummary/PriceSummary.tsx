import { formatPaise } from '../Price/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { label as labelClass, row, struck, value, waived } from './PriceSummary.css.ts';

export interface PriceRow {
  label: string;
  /** Integer paise; negative for what is taken off. */
  amount: number;
  tone?: 'neutral' | 'ok';
  /** The word that stands for the amount, which is shown struck: "FREE". */
  waivedAs?: string;
}

export interface PriceSummaryProps {
  rows: readonly PriceRow[];
  total: PriceRow;
  decimals?: 0 | 2;
  /** Said before a struck amount to those who cannot see that it is struck. */
  originalPriceLabel?: string;
}

/** What an order costs, line by line, as on a receipt. */
export function PriceSummary({
  rows,
  total,
  decimals = 0,
  originalPriceLabel = 'Original price',
}: PriceSummaryProps) {
  return (
    <dl>
      {rows.map(({ label, amount, tone = 'neutral', waivedAs }) => (
        <div key={label} className={row({ tone })}>
          <dt className={labelClass({ strength: tone === 'neutral' ? 'quiet' : 'inherit' })}>{label}</dt>
          <dd className={value({ strength: 'medium' })}>
            {waivedAs === undefined ? (
              formatPaise(amount, decimals)
            ) : (
              <>
                <s className={struck}>
                  <VisuallyHidden>{originalPriceLabel} </VisuallyHidden>
                  {formatPaise(amount)}
                </s>
                <span className={waived}>{waivedAs}</span>
              </>
            )}
          </dd>
        </div>
      ))}
      <div className={row({ total: true })}>
        <dt className={labelClass({ strength: 'inherit' })}>{total.label}</dt>
        <dd className={value({ strength: 'inherit' })}>{formatPaise(total.amount, decimals)}</dd>
      </div>
    </dl>
  );
}
