import type { Money } from '@naap/api-clients/pricing';
import type { Ref } from 'react';
import { Icon, warningCircleIcon, xIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useLinkComponent } from '../Link/index.ts';
import { Price } from '../Price/index.ts';
import { ProductImage } from '../ProductImage/index.ts';
import { QuantityStepper, type QuantityStepperProps } from '../QuantityStepper/index.ts';
import { Text } from '../Text/index.ts';
import {
  bottom,
  details,
  line,
  problem as problemClass,
  remove,
  text,
  title as titleClass,
  top,
} from './CartLine.css.ts';

export interface CartLineProps {
  brand: string;
  name: string;
  /** Language of `name`, if it is not the page's. */
  nameLang?: string | undefined;
  /** URL of the product, if it still exists. */
  href?: string | undefined;
  image: string | null;
  size?: { label: string; value: string } | undefined;
  /** The other options, after the size. */
  options?: readonly { label: string; value: string }[];
  /** Price of the whole quantity. */
  lineTotal: Money;
  quantity: QuantityStepperProps;
  /** Why the line cannot be ordered, such as "Sold out. …" */
  problem?: string | undefined;
  /** Accessible name of the remove button. Includes the product. */
  removeLabel: string;
  onRemove: () => void;
  removeRef?: Ref<HTMLButtonElement>;
}

/** One line of the cart: the product, its quantity and the line total. */
export function CartLine({
  brand,
  name,
  nameLang,
  href,
  image,
  size,
  options = [],
  lineTotal,
  quantity,
  problem,
  removeLabel,
  onRemove,
  removeRef,
}: CartLineProps) {
  const Anchor = useLinkComponent();
  const title = (
    <Text size="small" tone="secondary" lang={nameLang}>
      {name}
    </Text>
  );
  return (
    <article className={line}>
      <ProductImage src={image} alt="" sizes="88px" loading="eager" />
      <div className={details}>
        <div className={top}>
          <div className={text}>
            <Text size="small" weight="strong">
              {brand}
            </Text>
            {href ? (
              <Anchor href={href} className={titleClass}>
                {title}
              </Anchor>
            ) : (
              title
            )}
            {[...(size ? [size] : []), ...options].map(({ label, value }) => (
              <Text key={label} size="small" tone="secondary">
                {label} <strong>{value}</strong>
              </Text>
            ))}
          </div>
          <div className={remove}>
            <IconButton
              icon={xIcon}
              iconSize={20}
              label={removeLabel}
              onClick={onRemove}
              {...(removeRef && { ref: removeRef })}
            />
          </div>
        </div>
        {problem && (
          <div className={problemClass}>
            <Icon icon={warningCircleIcon} size={20} active />
            <Text size="small" tone="inherit" weight="medium">
              {problem}
            </Text>
          </div>
        )}
        <div className={bottom}>
          <QuantityStepper {...quantity} />
          <Price amount={lineTotal} />
        </div>
      </div>
    </article>
  );
}
