import type { Checkout } from '@naap/state';
import { useState } from 'react';
import { CouponField, CouponTicket } from '../../components/index.ts';
import { useResultToast } from '../shared/useResultToast.ts';
import { copy } from './Checkout.copy.ts';

/** A code to type, or the one that is applied. */
export function CheckoutCoupon({ coupon }: Pick<Checkout, 'coupon'>) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const show = useResultToast();

  function apply() {
    const result = coupon.apply(text);
    show(result);
    setError(result.ok ? undefined : (result.description ?? result.title));
  }

  function remove() {
    show(coupon.remove());
    setText('');
  }

  if (coupon.code !== null) {
    return (
      <CouponTicket
        code={coupon.code}
        saving={copy.coupon.saved}
        removeLabel={copy.coupon.remove}
        onRemove={remove}
      />
    );
  }
  return (
    <CouponField
      label={copy.coupon.label}
      placeholder={copy.coupon.placeholder}
      value={text}
      error={error}
      applyLabel={copy.coupon.apply}
      onApply={apply}
      onValueChange={(next) => {
        setText(next);
        setError(undefined);
      }}
    />
  );
}
