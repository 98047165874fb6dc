import type { StaffCommand, StaffOrder } from '@naap/api-clients/staff-api';
import { m } from '@naap/messages';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand/react';
import { asApiError, failure, type Result, reasonOf, success } from '../result.ts';
import type { CommandRecord } from './command-record.ts';
import { useStaffState } from './provider.tsx';

export interface StaffCommands {
  /**
   * Gives a command on an order as it was seen. The orders show its effect at once; a failure takes it back. Without a connection it waits on the
   * device, which is no failure.
   */
  give(order: StaffOrder, command: StaffCommand): Promise<Result>;
  /** Whether a command on the order has no response yet. */
  isSending(orderId: string): boolean;
  /** The commands that have no response yet, oldest first. */
  readonly pending: readonly CommandRecord[];
  /** Whether they wait for a connection. */
  readonly isWaiting: boolean;
}

export function useStaffCommand(): StaffCommands {
  const { commandLog } = useStaffState();
  const pending = useStore(commandLog.store);
  const isWaiting = useStore(commandLog.isWaiting);
  return {
    async give(order, command): Promise<Result> {
      try {
        const outcome = await commandLog.give(order, command);
        return outcome === 'changed' ? changed(order) : success(undefined, '');
      } catch (cause) {
        return failed(cause);
      }
    },
    isSending: (orderId) => !isWaiting && pending.some((record) => record.orderId === orderId),
    pending,
    isWaiting,
  };
}

/** Calls `onLost` with the reason when a command that had waited for a connection has no effect. */
export function useLostStaffCommand(onLost: (reason: Result) => void): void {
  const { commandLog } = useStaffState();
  const listen = useEffectEvent(onLost);
  useEffect(
    () => commandLog.onLost((record, error) => listen(error ? failed(error) : changed(record))),
    [commandLog],
  );
}

const changed = ({ orderName }: Pick<CommandRecord, 'orderName'>) =>
  failure(m.rider_changed({ name: orderName }), m.rider_changed_text());
const failed = (cause: unknown) =>
  failure(m.order_change_failed(), reasonOf(asApiError(cause, m.order_change_failed())));
