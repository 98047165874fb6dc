import { foreignLanguage, formatMoney, type OrderPiece, times, useLabel } from '@naap/state';
import { Price, Text } from '../../components/index.ts';
import { lineText } from './line-text.ts';
import { between } from './Order.css.ts';

interface LineProps {
  item: OrderPiece;
  count: number;
  /** Why the pieces are not kept. */
  note?: string;
}

/** Pieces of an item, and their price as ordered. */
export function Line({ item, count, note }: LineProps) {
  const text = lineText(item, count, useLabel());
  const price = times(item.unitPrice, count);
  return (
    <li className={between}>
      <div>
        <Text as={note ? 's' : 'span'} tone={note ? 'secondary' : 'ink'} lang={foreignLanguage(item.name)}>
          {text}
        </Text>
        {note && (
          <Text size="small" tone="secondary">
            {note}
          </Text>
        )}
      </div>
      {note ? (
        <Text as="s" size="small" tone="quiet">
          {formatMoney(price, 'exact')}
        </Text>
      ) : (
        <Price amount={price} precision="exact" size="small" />
      )}
    </li>
  );
}
