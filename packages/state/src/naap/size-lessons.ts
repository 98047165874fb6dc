import type { LoadedOrder } from '../orders/useOrder.ts';
import { uniqueBy } from '../unique-by.ts';
import type { FitPiece } from './size-advice.ts';

const isTold = (piece: Pick<LoadedOrder['items'][number], 'reason'>): boolean =>
  piece.reason === 'too_small' || piece.reason === 'too_big';

/**
 * Returns the pieces of an ended order from which the history has learnt a size: first those that did not fit. Of a brand's size that did not fit,
 * no piece that was kept is returned.
 */
export function sizeLessons(
  { items }: Pick<LoadedOrder, 'items'>,
  history: readonly FitPiece[],
): readonly FitPiece[] {
  const pieces = items.flatMap((item) => {
    const outcomes = [
      item.handedBack > 0 && isTold(item) && item.reason,
      item.quantity > item.missing + item.handedBack && 'kept',
    ];
    return history.filter(
      ({ brand, size, outcome }) =>
        brand === item.brand && item.options.includes(size) && outcomes.includes(outcome),
    );
  });
  const refused = pieces.filter(({ outcome }) => outcome !== 'kept');
  const sizeOf = ({ brand, size }: FitPiece) => JSON.stringify([brand, size]);
  return uniqueBy([...refused, ...pieces], sizeOf);
}
