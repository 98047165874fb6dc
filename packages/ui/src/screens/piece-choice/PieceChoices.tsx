import { m } from '@naap/messages';
import { foreignLanguage, formatMoney, type OrderPiece, type OrderState, times, useLabel } from '@naap/state';
import { useId } from 'react';
import {
  OptionChips,
  Price,
  ProductImage,
  QuantityStepper,
  Text,
  VisuallyHidden,
} from '../../components/index.ts';
import { KeepChoice } from './KeepChoice.tsx';
import { between, choice, line, lines, outline, returned } from './PieceChoices.css.ts';
import { REASONS } from './reasons.ts';

type HandedBack = Parameters<OrderState['choose']>[0];
type Reason = HandedBack[number]['reason'];

interface PieceChoicesProps {
  items: readonly OrderPiece[];
  /** Called with all pieces that are handed back after a choice. */
  onChoose: (handedBack: HandedBack) => void;
}

/** The pieces at the door, of which each is kept or handed back. */
export function PieceChoices({ items, onChoose }: PieceChoicesProps) {
  function choose({ position }: OrderPiece, quantity: number, reason: Reason) {
    const others = choiceOf(items).filter((each) => each.position !== position);
    onChoose(quantity === 0 ? others : [...others, { position, quantity, reason }]);
  }
  return (
    <ul className={lines} aria-label={m.checkout_items_title()}>
      {items
        .filter(({ quantity, missing }) => quantity > missing)
        .map((item) => (
          <Piece
            key={item.position}
            item={item}
            onChoose={(quantity, reason) => choose(item, quantity, reason)}
          />
        ))}
    </ul>
  );
}

/** Returns the pieces that are handed back so far. */
export const choiceOf = (items: readonly OrderPiece[]): HandedBack =>
  items.flatMap(({ position, handedBack, reason }) =>
    handedBack > 0 ? [{ position, quantity: handedBack, reason: reason ?? 'not_for_me' }] : [],
  );

interface PieceProps {
  item: OrderPiece;
  onChoose: (quantity: number, reason: Reason) => void;
}

function Piece({ item, onChoose }: PieceProps) {
  const { brand, name, options, picture, unitPrice, quantity, missing, handedBack } = item;
  const labelOf = useLabel();
  const reasonId = useId();
  const count = quantity - missing;
  const reason = item.reason ?? 'not_for_me';
  const isReturned = handedBack === count;
  const details = [name, ...options.map(labelOf)].join('\u00a0· ');
  const price = times(unitPrice, isReturned ? count : count - handedBack);
  return (
    <li className={line}>
      <div className={isReturned ? outline : undefined}>
        <div className={isReturned ? returned : undefined}>
          <ProductImage src={picture} alt="" sizes="84px" />
        </div>
      </div>
      <div className={choice}>
        <div className={between}>
          <div>
            <Text size="small" weight="strong">
              {brand}
            </Text>
            <Text size="small" tone="secondary" lang={foreignLanguage(name)}>
              {details}
            </Text>
          </div>
          {isReturned ? (
            <Text as="s" size="small" tone="quiet">
              {formatMoney(price, 'exact')}
            </Text>
          ) : (
            <Price amount={price} precision="exact" />
          )}
        </div>
        <KeepChoice
          label={m.order_choice({ name })}
          isKept={handedBack === 0}
          onKeep={() => onChoose(0, reason)}
          onHandBack={() => onChoose(count, reason)}
        />
        {handedBack > 0 && count > 1 && (
          <QuantityStepper
            label={m.order_hand_back_count({ name })}
            decreaseLabel={m.order_hand_back_fewer()}
            increaseLabel={m.order_hand_back_more()}
            value={handedBack}
            max={count}
            onValueChange={(next) => onChoose(next, reason)}
          />
        )}
        {handedBack > 0 && (
          <div>
            <VisuallyHidden>
              <span id={reasonId}>{m.order_reason({ name })}</span>
            </VisuallyHidden>
            <OptionChips
              labelledBy={reasonId}
              unavailableLabel=""
              selected={reason}
              values={Object.entries(REASONS).map(([value, label]) => ({
                value,
                label: label(),
                available: true,
                selectable: true,
              }))}
              onSelect={(value) => onChoose(handedBack, value as keyof typeof REASONS)}
            />
          </div>
        )}
      </div>
    </li>
  );
}
