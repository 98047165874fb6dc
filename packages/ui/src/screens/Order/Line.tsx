import { foreignLanguage, formatMoney, type OrderPiece, times, useLabel } from '@naap/state';
import { Price, Text } from '../../components/index.ts';
import { pairPrice, pairTexts } from '../order-layout/pair-text.ts';
import { lineText, quantityText } from './line-text.ts';
import { amounts, priced } from './Order.css.ts';

interface LineProps {
  item: OrderPiece;
  count: number;
  /** Why the pieces are not kept. */
  note?: string;
  /** Whether the pieces have left the order. */
  isGone?: boolean;
}

/** Two sizes of an item, of which the shopper keeps one, and the price of both. */
export function PairLine({ smaller, larger }: { smaller: OrderPiece; larger: OrderPiece }) {
  const { values } = pairTexts(smaller.options, larger.options, useLabel());
  const { amount, currency } = smaller.unitPrice;
  return (
    <li>
      <div className={priced}>
        <Text as="span" lang={foreignLanguage(smaller.name)}>
          {lineText({ ...smaller, options: values }, (value) => value)}
        </Text>
        <Price amount={{ amount: amount + larger.unitPrice.amount, currency }} precision="exact" />
      </div>
      <Text size="small" tone="secondary">
        {pairPrice(smaller.unitPrice, larger.unitPrice, 'exact')}
      </Text>
    </li>
  );
}

/** Pieces of an item, and their price as ordered. */
export function Line({ item, count, note, isGone = note !== undefined }: LineProps) {
  const text = lineText(item, useLabel());
  const price = times(item.unitPrice, count);
  return (
    <li className={priced}>
      <div>
        <Text
          as={isGone ? 's' : 'span'}
          tone={isGone ? 'secondary' : 'ink'}
          lang={foreignLanguage(item.name)}
        >
          {text}
        </Text>
        {note && (
          <Text size="small" tone="secondary">
            {note}
          </Text>
        )}
      </div>
      <div className={amounts}>
        {isGone ? (
          <Text as="s" size="price" weight="regular" tone="quiet">
            {formatMoney(price, 'exact')}
          </Text>
        ) : (
          <Price amount={price} precision="exact" />
        )}
        {count > 1 && (
          <Text as="span" size="small" tone="secondary">
            {quantityText(count, item.unitPrice)}
          </Text>
        )}
      </div>
    </li>
  );
}
