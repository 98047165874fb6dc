import { m } from '@naap/messages';
import {
  type CartChangeResult,
  type CartItem,
  type CartView,
  foreignLanguage,
  type Removal,
  useLabel,
  useOptionLabel,
} from '@naap/state';
import { flushSync } from 'react-dom';
import { useFocusById } from '../../behaviour/useFocusById.ts';
import { CartLine, CartPair } from '../../components/index.ts';
import { RemovedItemRow } from '../app-frame/RemovedItemRow.tsx';
import type { RemovedRows } from '../app-frame/useRemovedRows.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';
import { productPath } from '../navigation/paths.ts';
import { pairItem, pairPrice, pairRows } from '../order-layout/pair-text.ts';
import { item as itemClass, lines as linesClass } from './Cart.css.ts';

export interface CartLinesProps {
  cart: Pick<CartView, 'changeQuantity' | 'remove'>;
  lines: RemovedRows<CartItem>;
}

/** The lines of the cart, also those that were removed. Changes are optimistic; a toast shows the result of each. */
export function CartLines({ cart, lines }: CartLinesProps) {
  const show = useResultToast();
  const labelOf = useLabel();
  const optionLabelOf = useOptionLabel();
  const steps = useFocusById();

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
    if (quantity < 1) {
      remove(item);
      return;
    }
    // Lines that become a pair, and a pair that becomes lines, are other elements.
    const change = flushSync(() => cart.changeQuantity(item.id, quantity));
    if (document.activeElement === document.body) steps.focus(stepOf(item, quantity > item.quantity));
    showResult(await change);
  }

  const removal = (item: CartItem, name: string) => ({
    removeLabel: m.cart_line_remove({ name }),
    onRemove: () => remove(item),
    removeRef: lines.removeButton(item.id),
  });

  const stepper = (item: CartItem, name: string) => ({
    label: m.cart_line_quantity({ name }),
    decreaseLabel: m.cart_line_decrease({ name }),
    increaseLabel: m.cart_line_increase({ name }),
    value: item.quantity,
    onValueChange: (quantity: number) => void changeQuantity(item, quantity),
    decreaseRef: steps.register(stepOf(item, false)),
    increaseRef: steps.register(stepOf(item, true)),
    // The quantity of an unavailable item may only be decreased.
    ...(isUnavailable(item) && { max: item.quantity }),
  });

  const product = (item: CartItem) => ({
    brand: item.brand,
    name: item.name,
    nameLang: foreignLanguage(item.name),
    href: item.productId === null ? undefined : productPath(item.productId),
    image: item.image,
    size:
      item.selectedSize === null ? undefined : { label: m.cart_size(), value: labelOf(item.selectedSize) },
    options: item.otherOptions.map(({ name, value }) => ({
      label: optionLabelOf(name),
      value: labelOf(value),
    })),
  });

  function pair(smaller: CartItem, larger: CartItem) {
    const { item: both, sizes } = pairItem(smaller, larger, labelOf);
    return (
      <CartPair
        {...product(both)}
        note={pairPrice(smaller.price, larger.price)}
        sizes={[smaller, larger].map((item, index) => {
          const value = sizes[index] ?? '';
          const name = m.naap_pair_size_of({ name: item.name, size: value });
          return { value, lineTotal: item.lineTotal, quantity: stepper(item, name), ...removal(item, name) };
        })}
      />
    );
  }

  return (
    <ul className={linesClass} aria-label={m.cart_items_label()}>
      {pairRows(lines.rows).map(([{ id, item, removed }, larger]) => (
        <li key={id} className={itemClass}>
          {removed ? (
            <RemovedItemRow name={item.name} removed={removed} />
          ) : larger ? (
            pair(item, larger.item)
          ) : (
            <CartLine
              {...product(item)}
              lineTotal={item.lineTotal}
              quantity={stepper(item, item.name)}
              problem={item.problem === null ? undefined : problemTexts[item.problem]()}
              {...removal(item, item.name)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

const stepOf = ({ id }: CartItem, isMore: boolean) => `${isMore ? 'more' : 'less'} ${id}`;

const problemTexts: Readonly<Record<NonNullable<CartItem['problem']>, () => string>> = {
  'look-up': m.cart_problem_look_up,
  'not-found': m.cart_problem_not_found,
  'sold-out': m.cart_problem_sold_out,
  'other-currency': m.cart_problem_other_currency,
};

function isUnavailable({ problem }: CartItem): boolean {
  return problem !== null && problem !== 'look-up';
}
