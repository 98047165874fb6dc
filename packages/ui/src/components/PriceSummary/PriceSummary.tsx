import { formatMoney, type Money, type Precision } from '@naap/api-clients/pricing';
import { m } from '@naap/messages';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { label as labelClass, row, struck, value, waived } from './PriceSummary.css.ts';

export interface PriceRow {
  label: string;
  /** Negative for discounts; null if not known yet. */
  amount: Money | null;
  tone?: 'neutral' | 'ok';
  /** Text that replaces the amount, such as "FREE". The amount is struck through. */
  waivedAs?: string;
}

export interface PriceSummaryProps {
  rows: readonly PriceRow[];
  /** Left out where the bar below shows it. */
  total?: PriceRow;
  precision?: Precision;
  /** Visually hidden text before a struck amount. */
  originalPriceLabel?: string;
  /** Visually hidden text for an amount that is not known; a dash is visible. */
  unknownLabel?: string;
}

/** The price of an order, line by line as on a receipt. */
export function PriceSummary({
  rows,
  total,
  precision = 'whole-rupees',
  originalPriceLabel = m.price_original(),
  unknownLabel = m.price_unknown(),
}: PriceSummaryProps) {
  return (
    <dl>
      {rows.map(({ label, amount, tone = 'neutral', waivedAs }) => (
        <div key={label} className={row({ tone })}>
          <dt className={labelClass({ strength: tone === 'neutral' ? 'quiet' : 'inherit' })}>{label}</dt>
          <dd className={value({ strength: 'medium' })}>
            {amount === null ? (
              <Unknown label={unknownLabel} />
            ) : waivedAs === undefined ? (
              formatMoney(amount, precision)
            ) : (
              <>
                <s className={struck}>
                  <VisuallyHidden>{originalPriceLabel} </VisuallyHidden>
                  {formatMoney(amount)}
                </s>
                <span className={waived}>{waivedAs}</span>
              </>
            )}
          </dd>
        </div>
      ))}
      {total && (
        <div className={row({ total: true })}>
          <dt className={labelClass({ strength: 'inherit' })}>{total.label}</dt>
          <dd className={value({ strength: 'inherit' })}>
            {total.amount === null ? <Unknown label={unknownLabel} /> : formatMoney(total.amount, precision)}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Unknown({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
