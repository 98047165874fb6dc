import { m } from '@naap/messages';
import { foreignLanguage, useLabel } from '@naap/state';
import { optionsOf, type StaffItem, type StaffOrder } from '@naap/state/staff';
import { Checkbox } from '../../components/index.ts';
import type { BoardActions } from './actions.ts';
import type { Piece } from './board-orders.ts';
import { piece, pieces as piecesClass } from './OrderCard.css.ts';

interface PickListProps {
  /** The key under which the ticks are kept. */
  listId: string;
  order: StaffOrder;
  pieces: readonly Piece[];
  picked: readonly string[];
  actions: BoardActions;
}

/** A checkbox for each piece, with its shelf. */
export function PickList({ listId, order, pieces, picked, actions }: PickListProps) {
  const detailsOf = usePieceDetails();
  return (
    <ul className={piecesClass} aria-label={m.counter_pieces({ name: order.orderName })}>
      {pieces.map(({ id, item }) => (
        <li key={id} className={piece} lang={foreignLanguage(item.name)}>
          <Checkbox
            label={item.name}
            detail={detailsOf(item)}
            trailing={item.shelf ?? undefined}
            checked={picked.includes(id)}
            onCheckedChange={(isPicked) => actions.pick(listId, id, isPicked)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Returns a function that returns the options of a piece: 'M, Red'. */
export function usePieceDetails(): (item: StaffItem) => string {
  const labelOf = useLabel();
  return ({ variantTitle }) => optionsOf(variantTitle).map(labelOf).join(', ');
}
