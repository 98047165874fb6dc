import { m } from '@naap/messages';
import {
  foreignLanguage,
  formatMoney,
  type Money,
  type OrderPiece,
  type OrderState,
  times,
  useLabel,
} from '@naap/state';
import { useId } from 'react';
import {
  OptionChips,
  Price,
  ProductImage,
  QuantityStepper,
  Text,
  VisuallyHidden,
} from '../../components/index.ts';
import { pairPieces, pairTexts } from '../order-layout/pair-text.ts';
import { KeepChoice, type PairAnswer, PairChoice } from './KeepChoice.tsx';
import {
  between,
  choice,
  count as countRow,
  line,
  lines,
  outline,
  pair as pairClass,
  pairPicture,
  returned,
} from './PieceChoices.css.ts';
import { REASONS } from './reasons.ts';

type HandedBack = Parameters<OrderState['choose']>[0];
type Reason = HandedBack[number]['reason'];

interface PieceChoicesProps {
  items: readonly OrderPiece[];
  /** Called with all pieces that are handed back after a choice. */
  onChoose: (handedBack: HandedBack) => void;
}

/** The pieces at the door, of which each is kept or handed back. Of two sizes of a product, one press keeps one. */
export function PieceChoices({ items, onChoose }: PieceChoicesProps) {
  function choose(pieces: readonly OrderPiece[], chosen: HandedBack) {
    const positions = pieces.map(({ position }) => position);
    onChoose([...choiceOf(items).filter(({ position }) => !positions.includes(position)), ...chosen]);
  }
  return (
    <ul className={lines} aria-label={m.checkout_items_title()}>
      {pairPieces(items).map((pieces) => {
        const [item, larger] = pieces;
        return larger ? (
          <PiecePair
            key={item.position}
            smaller={item}
            larger={larger}
            onChoose={(handedBack) => choose(pieces, handedBack)}
          />
        ) : (
          <Piece
            key={item.position}
            item={item}
            onChoose={(quantity, reason) =>
              choose(pieces, quantity === 0 ? [] : [{ position: item.position, quantity, reason }])
            }
          />
        );
      })}
    </ul>
  );
}

/** Returns the pieces that are handed back so far. */
export const choiceOf = (items: readonly OrderPiece[]): HandedBack =>
  items.flatMap(({ position, handedBack, reason }) =>
    handedBack > 0 ? [{ position, quantity: handedBack, reason }] : [],
  );

interface PiecePairProps {
  smaller: OrderPiece;
  larger: OrderPiece;
  /** Called with the pieces of the pair that are handed back. */
  onChoose: (handedBack: HandedBack) => void;
}

/** Two sizes of a product. The size that is kept says why the other one is handed back; the reason can be changed. */
function PiecePair({ smaller, larger, onChoose }: PiecePairProps) {
  const labelOf = useLabel();
  const { values, sizes } = pairTexts(smaller.options, larger.options, labelOf);
  const { brand, name, unitPrice } = smaller;
  const [one, other] = sizes;
  const back = [smaller, larger].filter(({ handedBack }) => handedBack > 0);
  const [first] = back;
  const handBack = (pieces: readonly OrderPiece[], reason: Reason) =>
    onChoose(pieces.map(({ position }) => ({ position, quantity: 1, reason })));
  const pictureOf = (piece: OrderPiece, size: string) => (
    <>
      <span className={pairPicture}>
        <Picture src={piece.picture} isReturned={back.includes(piece)} />
      </span>
      <Text as="span" size="priceLarge" tone="inherit" struck={back.includes(piece)}>
        {size}
      </Text>
    </>
  );
  const answers: readonly Answer[] = [
    {
      label: m.naap_pair_keep_one({ size: one }),
      accessibleLabel: m.naap_pair_keep({ kept: one, returned: other }),
      piece: pictureOf(smaller, one),
      back: [larger],
      reason: 'too_big',
    },
    {
      label: m.naap_pair_keep_one({ size: other }),
      accessibleLabel: m.naap_pair_keep({ kept: other, returned: one }),
      piece: pictureOf(larger, other),
      back: [smaller],
      reason: 'too_small',
    },
    { label: m.naap_pair_keep_both(), back: [], reason: null },
    { label: m.naap_pair_hand_back_both(), back: [smaller, larger], reason: null },
  ];
  const kept = [smaller, larger].filter((piece) => !back.includes(piece));
  const amount = (pieces: readonly OrderPiece[]) => ({
    amount: pieces.reduce((sum, piece) => sum + piece.unitPrice.amount, 0),
    currency: unitPrice.currency,
  });
  const isReturned = kept.length === 0;
  return (
    <li className={pairClass}>
      <div>
        <Details
          brand={brand}
          name={name}
          options={values}
          price={amount(isReturned ? back : kept)}
          isReturned={isReturned}
        />
        <Text size="small" weight="strong">
          {m.naap_pair_at_door()}
        </Text>
      </div>
      <PairChoice
        label={m.naap_pair_choice({ name })}
        answers={answers.map(({ back: answerBack, reason, ...answer }) => ({
          ...answer,
          isChosen: answerBack.length === back.length && answerBack.every((piece) => back.includes(piece)),
          onChoose: () => handBack(answerBack, reason),
        }))}
      />
      {first && <Reasons name={name} reason={first.reason} onChoose={(reason) => handBack(back, reason)} />}
    </li>
  );
}

interface Answer extends Omit<PairAnswer, 'isChosen' | 'onChoose'> {
  /** The pieces that are handed back. */
  readonly back: readonly OrderPiece[];
  readonly reason: Reason;
}

interface PieceProps {
  item: OrderPiece;
  onChoose: (quantity: number, reason: Reason) => void;
}

function Piece({ item, onChoose }: PieceProps) {
  const { brand, name, options, picture, unitPrice, quantity, missing, handedBack } = item;
  const labelOf = useLabel();
  const count = quantity - missing;
  const { reason } = item;
  const isReturned = handedBack === count;
  return (
    <li className={line}>
      <Picture src={picture} isReturned={isReturned} />
      <div className={choice}>
        <Details
          brand={brand}
          name={name}
          options={options.map(labelOf)}
          count={isReturned ? count : count - handedBack}
          price={times(unitPrice, isReturned ? count : count - handedBack)}
          isReturned={isReturned}
        />
        <KeepChoice
          label={m.order_choice({ name })}
          isKept={handedBack === 0}
          onKeep={() => onChoose(0, reason)}
          onHandBack={() => onChoose(count, reason)}
        />
        {handedBack > 0 && count > 1 && (
          <div className={countRow}>
            <Text as="span">{m.order_hand_back()}</Text>
            <QuantityStepper
              label={m.order_hand_back_count({ name })}
              decreaseLabel={m.order_hand_back_fewer()}
              increaseLabel={m.order_hand_back_more()}
              value={handedBack}
              max={count}
              onValueChange={(next) => onChoose(next, reason)}
            />
            <Text as="span">{m.order_of_count({ count })}</Text>
          </div>
        )}
        {handedBack > 0 && (
          <Reasons name={name} reason={reason} onChoose={(next) => onChoose(handedBack, next)} />
        )}
      </div>
    </li>
  );
}

function Picture({ src, isReturned }: { src: string | null; isReturned: boolean }) {
  return (
    <div className={isReturned ? outline : undefined}>
      <div className={isReturned ? returned : undefined}>
        <ProductImage src={src} alt="" sizes="84px" />
      </div>
    </div>
  );
}

interface DetailsProps extends Pick<OrderPiece, 'brand' | 'name' | 'options'> {
  count?: number;
  price: Money;
  isReturned: boolean;
}

function Details({ brand, name, options, count = 1, price, isReturned }: DetailsProps) {
  const text = [name, ...options].join('\u00a0· ');
  return (
    <div className={between}>
      <div>
        <Text size="small" weight="strong">
          {brand}
        </Text>
        <Text size="small" tone="secondary" lang={foreignLanguage(name)}>
          {count > 1 ? m.order_line_quantity({ name: text, quantity: count }) : text}
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
  );
}

interface ReasonsProps {
  name: string;
  reason: Reason;
  onChoose: (reason: Reason) => void;
}

/** Why a piece is handed back. */
function Reasons({ name, reason, onChoose }: ReasonsProps) {
  const id = useId();
  return (
    <div>
      <VisuallyHidden>
        <span id={id}>{m.order_reason({ name })}</span>
      </VisuallyHidden>
      <OptionChips
        labelledBy={id}
        unavailableLabel=""
        selected={reason}
        values={Object.entries(REASONS).map(([value, label]) => ({
          value,
          label: label(),
          available: true,
          selectable: true,
        }))}
        onSelect={(value) => onChoose(value as keyof typeof REASONS)}
      />
    </div>
  );
}
