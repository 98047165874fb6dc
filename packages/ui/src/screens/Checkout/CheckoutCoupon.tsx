import { m } from '@naap/messages';
import { formatMoney, type Money, useCoupon } from '@naap/state';
import { useEffect, useRef, useState } from 'react';
import { CouponField, CouponTicket } from '../../components/index.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';

/** The field for a coupon code, or the applied coupon. */
export function CheckoutCoupon({ code, discount }: { code: string | null; discount: Money }) {
  const coupon = useCoupon();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const movesFocus = useRef(false);
  const show = useResultToast();

  // Moves the focus, because the focused element is removed when the field and the ticket replace each other.
  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    if (code === null) field.current?.focus();
    else removeButton.current?.focus();
  }, [code]);

  function apply() {
    const result = coupon.apply(text);
    movesFocus.current = result.ok;
    show(result);
    if (result.ok) return;
    // The toast gives the reason; the field names the code.
    const entered = text.trim();
    setError(entered === '' ? m.checkout_coupon_missing() : m.checkout_coupon_refused({ code: entered }));
  }

  function remove() {
    movesFocus.current = true;
    show(coupon.remove());
    setText('');
  }

  if (code !== null) {
    return (
      <CouponTicket
        code={code}
        saving={m.checkout_coupon_saved({ amount: formatMoney(discount) })}
        removeLabel={m.checkout_coupon_remove()}
        onRemove={remove}
        removeRef={removeButton}
      />
    );
  }
  return (
    <CouponField
      ref={field}
      label={m.checkout_coupon_label()}
      placeholder={m.checkout_coupon_placeholder()}
      value={text}
      error={error}
      applyLabel={m.checkout_coupon_apply()}
      onApply={apply}
      onValueChange={(next) => {
        setText(next);
        setError(undefined);
      }}
    />
  );
}
