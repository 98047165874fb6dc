import type { Ref } from 'react';
import { Icon, ticketIcon } from '../Icon/index.ts';
import { TextButton } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import { action, code as codeClass, text, ticket } from './CouponTicket.css.ts';

export interface CouponTicketProps {
  code: string;
  /** Text of the saved amount, such as "You saved ₹400". */
  saving: string;
  removeLabel: string;
  onRemove: () => void;
  removeRef?: Ref<HTMLButtonElement>;
}

/** An applied coupon, as a ticket with torn edges. */
export function CouponTicket({ code, saving, removeLabel, onRemove, removeRef }: CouponTicketProps) {
  return (
    <div className={ticket}>
      <span className={text}>
        <Icon icon={ticketIcon} size={22} />
        <span className={codeClass}>{code}</span>
        <Text as="span" size="small" weight="medium" tone="inherit">
          {saving}
        </Text>
      </span>
      <span className={action}>
        <Text as="span" size="small" tone="inherit">
          <TextButton
            label={removeLabel}
            tone="inherit"
            onClick={onRemove}
            {...(removeRef && { ref: removeRef })}
          />
        </Text>
      </span>
    </div>
  );
}
