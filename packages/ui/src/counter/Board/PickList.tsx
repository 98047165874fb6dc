import { m } from '@naap/messages';
import { foreignLanguage, useLabel } from '@naap/state';
import { optionsOf, type StaffItem, type StaffOrder } from '@naap/state/staff';
import { useId } from 'react';
import { Checkbox, Text } from '../../components/index.ts';
import { pairTexts } from '../../screens/order-layout/pair-text.ts';
import type { BoardActions } from './actions.ts';
import { type Piece, pickRowsOf } from './board-orders.ts';
import { pair, piece, pieces } from './OrderCard.css.ts';

interface PickListProps {
  /** The key under which the ticks are kept. */
  listId: string;
  order: StaffOrder;
  picked: readonly string[];
  actions: BoardActions;
}

/** A checkbox for each piece, with its shelf. Two sizes of a product are named as a pair. */
export function PickList({ listId, order, picked, actions }: PickListProps) {
  const rowOf = ({ id, item }: Piece) => (
    <PickRow
      key={id}
      item={item}
      isPicked={picked.includes(id)}
      onPick={(isPicked) => actions.pick(listId, id, isPicked)}
    />
  );
  return (
    <ul className={pieces} aria-label={m.counter_pieces({ name: order.orderName })}>
      {pickRowsOf(order).map(([first, second]) =>
        second ? (
          <Pair key={first.id} smaller={first.item} larger={second.item}>
            {[first, second].map(rowOf)}
          </Pair>
        ) : (
          rowOf(first)
        ),
      )}
    </ul>
  );
}

interface PairProps {
  smaller: StaffItem;
  larger: StaffItem;
  children: React.ReactNode;
}

function Pair({ smaller, larger, children }: PairProps) {
  const id = useId();
  const labelOf = useLabel();
  const [one, other] = [smaller, larger].map(({ variantTitle }) => optionsOf(variantTitle));
  const { sizes } = pairTexts(one ?? [], other ?? [], labelOf);
  return (
    <li className={pair}>
      <Text size="micro" tone="secondary" id={id}>
        {m.counter_pair({ sizes: m.naap_pair_sizes({ smaller: sizes[0], larger: sizes[1] }) })}
      </Text>
      <ul aria-labelledby={id}>{children}</ul>
    </li>
  );
}

interface PickRowProps {
  item: StaffItem;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
}

function PickRow({ item, isPicked, onPick }: PickRowProps) {
  const { brand, name, shelf } = item;
  return (
    <li className={piece} lang={foreignLanguage(name)}>
      <Checkbox
        label={usePieceDetails()(item) || brand}
        detail={name}
        trailing={shelf ?? undefined}
        checked={isPicked}
        onCheckedChange={onPick}
      />
    </li>
  );
}

interface PieceNameProps {
  item: StaffItem;
  struck?: boolean;
}

/** The options of a piece, by which it is found beside its other sizes and colours, and its name. */
export function PieceName({ item, struck = false }: PieceNameProps) {
  const { brand, name } = item;
  return (
    <div>
      <Text weight="heavy" struck={struck}>
        {usePieceDetails()(item) || brand}
      </Text>
      <Text size="small" tone="secondary" maxLines={2} struck={struck} lang={foreignLanguage(name)}>
        {name}
      </Text>
    </div>
  );
}

/** Returns a function that returns the options of a piece: 'M, Red'. */
export function usePieceDetails(): (item: StaffItem) => string {
  const labelOf = useLabel();
  return ({ variantTitle }) => optionsOf(variantTitle).map(labelOf).join(', ');
}
