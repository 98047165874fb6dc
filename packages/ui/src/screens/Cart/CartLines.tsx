import { m } from '@naap/messages';
import { type CartChangeResult, type CartItem, type CartView, foreignLanguage, useLabel } from '@naap/state';
import type { FocusById } from '../../behaviour/useFocusById.ts';
import { CartLine } from '../../components/index.ts';
import { useOfferUndo } from '../app-frame/useOfferUndo.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';
import { productPath } from '../navigation/paths.ts';
import { item as itemClass, lines as linesClass } from './Cart.css.ts';

export interface CartLinesProps {
  cart: Pick<CartView, 'lines' | 'changeQuantity' | 'remove'>;
  /** Called when the last line is being removed, so that the caller moves the focus. */
  onLastRemoved: () => void;
  /** The focus of the remove buttons, by line. It outlives the list, which is not rendered for an empty cart. */
  removeButtons: FocusById;
}

/** The lines of the cart. Changes are optimistic; a toast shows the result of each. */
export function CartLines({ cart, onLastRemoved, removeButtons }: CartLinesProps) {
  const show = useResultToast();
  const offerUndo = useOfferUndo();
  const labelOf = useLabel();

  /** Moves the focus from a line that is about to be removed to the next line, or else to the previous one. */
  function moveFocusFrom(id: string) {
    const index = cart.lines.findIndex((line) => line.id === id);
    const neighbour = cart.lines[index + 1] ?? cart.lines[index - 1];
    if (neighbour) removeButtons.focus(neighbour.id);
    else onLastRemoved();
  }

  /** Shows the result. The notice of the cart replaces the toast of a change that was saved on this device. */
  function showResult(result: CartChangeResult) {
    if (!result.ok || result.value === 'applied') show(result);
  }

  async function remove({ id }: CartItem) {
    moveFocusFrom(id);
    const removal = await cart.remove(id);
    if (!removal.ok) show(removal);
    else offerUndo({ title: removal.title, undo: removal.value, onUndo: () => removeButtons.focus(id) });
  }

  async function changeQuantity(item: CartItem, quantity: number) {
    if (quantity < 1) await remove(item);
    else showResult(await cart.changeQuantity(item.id, quantity));
  }

  return (
    <ul className={linesClass} aria-label={m.cart_items_label()}>
      {cart.lines.map((item) => (
        <li key={item.id} className={itemClass}>
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
            removeRef={removeButtons.register(item.id)}
          />
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
