import { Icon, type IconGlyph } from '../Icon/index.ts';
import { RadioCard } from '../RadioCard/index.ts';
import { Text } from '../Text/index.ts';
import { picture, text } from './PaymentOption.css.ts';

export interface PaymentOptionProps {
  group: string;
  value: string;
  label: string;
  description: string;
  icon: IconGlyph;
  checked: boolean;
  onSelect: () => void;
}

/** A payment method, as a card with a radio. */
export function PaymentOption({ label, description, icon, ...choice }: PaymentOptionProps) {
  return (
    <RadioCard
      {...choice}
      trailing={
        <span className={picture}>
          <Icon icon={icon} size={28} />
        </span>
      }
    >
      <span className={text}>
        <Text as="span" weight="strong">
          {label}
        </Text>
        <Text as="span" size="small" tone="secondary">
          {description}
        </Text>
      </span>
    </RadioCard>
  );
}
