import { optionsOf, type StaffCommand, type StaffOrder } from '@naap/state/staff';
import { PieceChoices } from '../screens/piece-choice/PieceChoices.tsx';

interface StaffChoicesProps {
  order: StaffOrder;
  give: (order: StaffOrder, command: StaffCommand) => Promise<unknown>;
}

/** The pieces of an order at the door, of which the staff keeps or hands back each for the shopper. */
export function StaffChoices({ order, give }: StaffChoicesProps) {
  return (
    <PieceChoices
      items={order.items.map((item) => ({ ...item, options: optionsOf(item.variantTitle) }))}
      onChoose={(handedBack) => void give(order, { kind: 'choice', handedBack })}
    />
  );
}
