import type { Money } from '@naap/api-clients/pricing';
import type { Ref } from 'react';
import { Icon, warningCircleIcon, xIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Inline } from '../Inline/index.ts';
import { useLinkComponent } from '../Link/index.ts';
import { Price } from '../Price/index.ts';
import { ProductImage } from '../ProductImage/index.ts';
import { QuantityStepper, type QuantityStepperProps } from '../QuantityStepper/index.ts';
import { Text } from '../Text/index.ts';
import {
  bottom,
  details,
  line,
  pairSize,
  pairSizes,
  pairValue,
  problem as problemClass,
  remove,
  text,
  title as titleClass,
  top,
} from './CartLine.css.ts';

interface ProductProps {
  brand: string;
  name: string;
  /** Language of `name`, if it is not the page's. */
  nameLang?: string | undefined;
  /** URL of the product, if it still exists. */
  href?: string | undefined;
  size?: { label: string; value: string } | undefined;
  /** The other options, after the size. */
  options?: readonly { label: string; value: string }[];
}

interface RemoveProps {
  /** Accessible name of the remove button. Includes the product. */
  removeLabel: string;
  onRemove: () => void;
  removeRef?: Ref<HTMLButtonElement>;
}

export interface CartLineProps extends ProductProps, RemoveProps {
  image: string | null;
  /** Price of the whole quantity. */
  lineTotal: Money;
  quantity: QuantityStepperProps;
  /** Why the line cannot be ordered, such as "Sold out. …" */
  problem?: string | undefined;
}

/** One line of the cart: the product, its quantity and the line total. */
export function CartLine(props: CartLineProps) {
  const { image, lineTotal, quantity, problem } = props;
  return (
    <article className={line}>
      <ProductImage src={image} alt="" sizes="88px" loading="eager" />
      <div className={details}>
        <div className={top}>
          <Product {...props} />
          <Remove {...props} />
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

export interface CartPairProps extends ProductProps {
  image: string | null;
  /** What is paid: "Pay for what you keep: ₹1,649 to ₹3,298". */
  note: string;
  sizes: readonly (RemoveProps & { value: string; lineTotal: Money; quantity: QuantityStepperProps })[];
}

/** Two lines of the cart as one: a product in two sizes, of which the shopper keeps one. */
export function CartPair(props: CartPairProps) {
  const { image, note, sizes } = props;
  return (
    <article className={line}>
      <ProductImage src={image} alt="" sizes="88px" loading="eager" />
      <div className={details}>
        <Product {...props} />
        <Text size="small" weight="medium">
          {note}
        </Text>
      </div>
      <ul className={pairSizes}>
        {sizes.map(({ value, lineTotal, quantity, ...removal }) => (
          <li key={value} className={pairSize}>
            <span className={pairValue}>
              <Text as="span" weight="strong">
                {value}
              </Text>
            </span>
            <div className={bottom}>
              <Inline space={8}>
                <QuantityStepper {...quantity} />
                <Remove {...removal} />
              </Inline>
              <Price amount={lineTotal} />
            </div>
          </li>
        ))}
      </ul>
    </article>
  );
}

function Product({ brand, name, nameLang, href, size, options = [] }: ProductProps) {
  const Anchor = useLinkComponent();
  const title = (
    <Text size="small" tone="secondary" lang={nameLang}>
      {name}
    </Text>
  );
  return (
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
  );
}

function Remove({ removeLabel, onRemove, removeRef }: RemoveProps) {
  return (
    <div className={remove}>
      <IconButton
        icon={xIcon}
        iconSize={20}
        label={removeLabel}
        onClick={onRemove}
        {...(removeRef && { ref: removeRef })}
      />
    </div>
  );
}
