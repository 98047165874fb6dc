import { m } from '@naap/messages';
import type { StaffOrder } from '@naap/state/staff';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/index.ts';
import { foot, more } from './OrderCard.css.ts';

interface MoreProps {
  order: StaffOrder;
  /** An action that is always shown, such as an undo. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The rare actions of an order, which a press on 'More' shows. */
export function More({ order, lead, children }: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  const label = m.counter_more();
  return (
    <>
      <div className={foot}>
        {lead}
        <Button
          label={label}
          accessibleLabel={m.counter_more_of({ name: order.orderName })}
          emphasis="quiet"
          size="small"
          expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && <div className={more}>{children}</div>}
    </>
  );
}
