import { m } from '@naap/messages';
import {
  type CartChangeResult,
  type CartItem,
  type CartView,
  foreignLanguage,
  type Removal,
  useLabel,
} from '@naap/state';
import { CartLine } from '../../components/index.ts';
import { RemovedItemRow } from '../app-frame/RemovedItemRow.tsx';
import type { RemovedRows } from '../app-frame/useRemovedRows.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';
import { productPath } from '../navigation/paths.ts';
import { item as itemClass, lines as linesClass } from './Cart.css.ts';

export interface CartLinesProps {
  cart: Pick<CartView, 'changeQuantity' | 'remove'>;
  lines: RemovedRows<CartItem>;
}

/** The lines of the cart, also those that were removed. Changes are optimistic; a toast shows the result of each. */
export function CartLines({ cart, lines }: CartLinesProps) {
  const show = useResultToast();
  const labelOf = useLabel();

  /** Shows the result. The notice of the cart replaces the toast of a change that was saved on this device. */
  function showResult(result: CartChangeResult) {
    if (!result.ok || result.value === 'applied') show(result);
  }

  /** Removes the item. The undo dismisses the toast about the removal. */
  async function removeLine({ id }: CartItem): Promise<Removal> {
    const removal = await cart.remove(id);
    const dismiss = show(removal);
    if (!removal.ok) return removal;
    const undo = removal.value;
    return {
      ...removal,
      value: () => {
        dismiss();
        return undo();
      },
    };
  }

  const remove = (item: CartItem) => lines.markRemoved(item, removeLine(item));

  async function changeQuantity(item: CartItem, quantity: number) {
    if (quantity < 1) remove(item);
    else showResult(await cart.changeQuantity(item.id, quantity));
  }

  return (
    <ul className={linesClass} aria-label={m.cart_items_label()}>
      {lines.rows.map(({ id, item, removed }) => (
        <li key={id} className={itemClass}>
          {removed ? (
            <RemovedItemRow name={item.name} removed={removed} />
          ) : (
            <CartLine
              brand={item.brand}
              name={item.name}
              nameLang={foreignLanguage(item.name)}
              href={item.productId === null ? undefined : productPath(item.productId)}
              image={item.image}
              size={
                item.selectedSize === null
                  ? undefined
                  : { label: m.cart_size(), value: labelOf(item.selectedSize) }
              }
              options={item.otherOptions.map(({ name, value }) => ({
                label: labelOf(name),
                value: labelOf(value),
              }))}
              lineTotal={item.lineTotal}
              quantity={{
                label: m.cart_line_quantity({ name: item.name }),
                decreaseLabel: m.cart_line_decrease({ name: item.name }),
                increaseLabel: m.cart_line_increase({ name: item.name }),
                value: item.quantity,
                onValueChange: (quantity) => changeQuantity(item, quantity),
                // The quantity of an unavailable item may only be decreased.
                ...(isUnavailable(item) && { max: item.quantity }),
              }}
              problem={item.problem === null ? undefined : problemTexts[item.problem]()}
              removeLabel={m.cart_line_remove({ name: item.name })}
              onRemove={() => remove(item)}
              removeRef={lines.removeButton(id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

const problemTexts: Readonly<Record<NonNullable<CartItem['problem']>, () => string>> = {
  'look-up': m.cart_problem_look_up,
  'not-found': m.cart_problem_not_found,
  'sold-out': m.cart_problem_sold_out,
  'other-currency': m.cart_problem_other_currency,
};

function isUnavailable({ problem }: CartItem): boolean {
  return problem !== null && problem !== 'look-up';
}
