import { m } from '@naap/messages';
import {
  type CartItem,
  type CheckoutAddresses,
  type CheckoutOrder,
  usePlaceOrder,
  useRemoveUnavailable,
} from '@naap/state';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Stack, Text } from '../../components/index.ts';
import type { RemovedRows } from '../app-frame/useRemovedRows.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';
import { TAPE_TRANSITION } from '../navigation/pictureTransition.css.ts';
import { startSharedTransition } from '../navigation/pictureTransition.ts';

const blockTexts: Readonly<Record<NonNullable<CheckoutOrder['block']>, () => string>> = {
  'looking-up': m.checkout_reason_looking_up,
  'look-up-failed': m.checkout_reason_look_up_failed,
  unavailable: m.checkout_reason_unavailable,
};

export interface PlaceOrderProps {
  order: CheckoutOrder;
  addresses: CheckoutAddresses;
  /** Called with the order that is being placed, and with null when it has failed. */
  onPlacing: (order: CheckoutOrder | null) => void;
  markRemoved: RemovedRows<CartItem>['markRemoved'];
}

/** The button that places the order. While it cannot be placed: the reason too, and the button that solves the problem. */
export function PlaceOrder({ order, addresses, onPlacing, markRemoved }: PlaceOrderProps) {
  const { items, block } = order;
  const { selectedAddressId, outsideArea } = addresses;
  const { placeOrder, isPlacing, canPlace } = usePlaceOrder(order, addresses);
  const [isPlaced, setPlaced] = useState(false);
  const [refusal, setRefusal] = useState<{ text: string; key: string }>();
  const reasonId = useId();
  const placeButton = useRef<HTMLButtonElement>(null);
  const hasUnblocked = useRef(false);
  const navigate = useNavigate();
  const show = useResultToast();

  // A refused order's message is shown while the same items and address are selected.
  const orderKey = JSON.stringify([items.map(({ id, quantity }) => [id, quantity]), selectedAddressId]);
  const failure = refusal?.key === orderKey ? refusal.text : undefined;
  const reason = failure ?? missingPart(order, addresses);

  // Moves the focus, because the clicked button is removed when its problem is solved.
  useEffect(() => {
    if (block !== null || !hasUnblocked.current) return;
    hasUnblocked.current = false;
    placeButton.current?.focus();
  }, [block]);

  async function place() {
    if (items.length === 0 || block !== null || outsideArea !== null || isPlacing || isPlaced) return;
    setRefusal(undefined);
    onPlacing(order);
    const result = await placeOrder();
    show(result);
    if (result.ok) {
      setPlaced(true);
      // The ticks become the tape of the running order.
      startSharedTransition(
        placeButton.current,
        '[data-tape-target]',
        () => navigate('/profile', { replace: true }),
        TAPE_TRANSITION,
      );
      return;
    }
    onPlacing(null);
    setRefusal({ text: result.description ?? result.title, key: orderKey });
  }

  return (
    <Stack space={8}>
      <Button
        ref={placeButton}
        width="full"
        label={m.checkout_place()}
        unavailable={!canPlace || isPlaced}
        loading={isPlacing || isPlaced}
        loadingLabel={m.checkout_placing()}
        {...(reason !== undefined && { describedBy: reasonId })}
        onClick={place}
      />
      <div aria-live="polite">
        {reason && (
          <Text size="small" tone={failure ? 'danger' : 'secondary'} id={reasonId}>
            {reason}
          </Text>
        )}
      </div>
      {block !== null && (
        <UnblockButton
          order={order}
          markRemoved={markRemoved}
          onClick={() => {
            hasUnblocked.current = true;
          }}
        />
      )}
    </Stack>
  );
}

/** Returns the text that says which part of the order is missing; undefined when it is complete. */
function missingPart(
  { items, block }: CheckoutOrder,
  { selected, outsideArea: area }: CheckoutAddresses,
): string | undefined {
  if (items.length === 0) return m.checkout_reason_items();
  if (block !== null) return blockTexts[block]();
  if (selected === undefined) return m.checkout_reason_address();
  return area === null ? undefined : m.checkout_reason_outside_area({ area });
}

/** The button that solves the problem because of which the order cannot be placed. */
function UnblockButton({
  order,
  markRemoved,
  onClick,
}: Pick<PlaceOrderProps, 'order' | 'markRemoved'> & { onClick: () => void }) {
  const { block, retryLookUp } = order;
  const { removeUnavailable, isRemoving } = useRemoveUnavailable(order.items);
  const show = useResultToast();
  if (block === 'unavailable') {
    return (
      <Button
        width="full"
        emphasis="outline"
        size="medium"
        label={m.checkout_items_remove_unavailable()}
        loading={isRemoving}
        onClick={async () => {
          onClick();
          const removal = await removeUnavailable();
          show(removal);
          if (!removal.ok) return;
          // The button that places the order gets the focus.
          for (const [item, undo] of removal.value) markRemoved(item, { ...removal, value: undo }, false);
        }}
      />
    );
  }
  return (
    <Button
      width="full"
      emphasis="outline"
      size="medium"
      label={m.checkout_items_retry()}
      loading={block === 'looking-up'}
      onClick={() => {
        onClick();
        retryLookUp();
      }}
    />
  );
}
