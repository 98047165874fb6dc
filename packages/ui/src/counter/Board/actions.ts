import type { StaffCommand, StaffOrder } from '@naap/state/staff';

/** What the staff can do with an order on the board. The same object on every render. */
export interface BoardActions {
  /** Gives a command. Shows the reason when it fails. */
  give(order: StaffOrder, command: StaffCommand): Promise<boolean>;
  pick(listId: string, pieceId: string, isPicked: boolean): void;
  print(order: StaffOrder): void;
  /** Asks why, and cancels. */
  askToCancel(order: StaffOrder): void;
  /** Gives the command when the packer confirms that nothing of the order is there. */
  askAllMissing(order: StaffOrder, command: StaffCommand): void;
}
