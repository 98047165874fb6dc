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
  title as titleClass,
  top,
  words,
} from './CartLine.css.ts';

export interface CartLineProps {
  brand: string;
  name: string;
  /** Address of the product, where there is one. */
  href?: string | undefined;
  image: string | null;
  size?: { label: string; value: string } | undefined;
  /** The other options, after the size. */
  options?: readonly { label: string; value: string }[];
  /** For the whole line. */
  lineTotal: Money;
  quantity: QuantityStepperProps;
  /** Why the line cannot be ordered: "Sold out. …" */
  problem?: string | undefined;
  /** The remove button: its name says what goes. */
  removeLabel: string;
  onRemove: () => void;
  removeRef?: Ref<HTMLButtonElement>;
}

/** One line of the cart: what it is, how many, what they cost together. */
export function CartLine({
  brand,
  name,
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
    <Text size="small" tone="secondary">
      {name}
    </Text>
  );
  return (
    <article className={line}>
      <ProductImage src={image} alt="" sizes="88px" loading="eager" />
      <div className={details}>
        <div className={top}>
          <div className={words}>
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
