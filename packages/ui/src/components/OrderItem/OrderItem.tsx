import type { Money } from '@naap/api-clients/pricing';
import { useId } from 'react';
import { Icon, warningCircleIcon } from '../Icon/index.ts';
import { Price } from '../Price/index.ts';
import { ProductImage } from '../ProductImage/index.ts';
import { Text } from '../Text/index.ts';
import { amount, item, problem as problemClass, text } from './OrderItem.css.ts';

export interface OrderItemProps {
  image: string | null;
  brand: string;
  name: string;
  /** Language of `name`, if it is not the page's. */
  nameLang?: string | undefined;
  /** Size and quantity: "Size M · Qty 2". */
  details: string;
  /** Below the details: "Pay for what you keep: ₹1,649 to ₹3,298". */
  note?: string | undefined;
  /** Why the item cannot be ordered: "Sold out". */
  problem?: string | undefined;
  /** Price of the whole quantity. */
  lineTotal: Money;
}

/** A line of the order on the checkout screen. */
export function OrderItem({
  image,
  brand,
  name,
  nameLang,
  details,
  note,
  problem,
  lineTotal,
}: OrderItemProps) {
  const nameId = useId();
  return (
    <article className={item} aria-labelledby={nameId}>
      <ProductImage src={image} alt="" sizes="64px" />
      <div className={text}>
        <Text size="small" weight="strong">
          {brand}
        </Text>
        <Text size="small" tone="secondary" maxLines={2} id={nameId} lang={nameLang}>
          {name}
        </Text>
        <Text size="small" tone="secondary">
          {details}
        </Text>
        {note && (
          <Text size="small" weight="medium">
            {note}
          </Text>
        )}
        {problem && (
          <div className={problemClass}>
            <Icon icon={warningCircleIcon} size={20} active />
            <Text size="small" tone="inherit" weight="medium">
              {problem}
            </Text>
          </div>
        )}
      </div>
      <div className={amount}>
        <Price amount={lineTotal} precision="exact" size="small" />
      </div>
    </article>
  );
}
