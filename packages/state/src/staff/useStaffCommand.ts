import type { StaffCommand, StaffOrder, StaffOrders } from '@naap/api-clients/staff-api';
import { m } from '@naap/messages';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from '../idempotency-key.ts';
import { repeatLost } from '../lost-requests.ts';
import { asApiError, failure, type Result, reasonOf, success } from '../result.ts';
import { useSession } from '../session/useSession.ts';
import { applyCommand } from './apply-command.ts';
import { useStaffApi } from './provider.tsx';
import { staffKeys } from './useStaffOrders.ts';

interface Given {
  readonly order: StaffOrder;
  readonly command: StaffCommand;
}

export interface StaffCommands {
  /** Gives a command on an order as it was seen. The orders show its effect at once; a failure takes it back. */
  give(order: StaffOrder, command: StaffCommand): Promise<Result>;
  /** Whether a command on the order is being sent. */
  isSending(orderId: string): boolean;
}

export function useStaffCommand(): StaffCommands {
  const staffApi = useStaffApi();
  const { customerId } = useSession();
  const queryClient = useQueryClient();
  const queryKey = staffKeys.orders(customerId);
  const mutationKey = [...queryKey, 'command'];

  const put = (changed: StaffOrder) =>
    queryClient.setQueryData<StaffOrders>(
      queryKey,
      (before) =>
        before && {
          ...before,
          orders: before.orders.map((each) => (each.orderId === changed.orderId ? changed : each)),
        },
    );

  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: 'staff-commands' },
    async onMutate({ order, command }: Given) {
      await queryClient.cancelQueries({ queryKey });
      const known = queryClient.getQueryData<StaffOrders>(queryKey);
      if (known) put(applyCommand(order, command, known));
    },
    mutationFn({ order, command }) {
      const input = { ...command, version: order.version, idempotencyKey: newIdempotencyKey() };
      return repeatLost(() => staffApi.command(order.orderId, input), {});
    },
    onSuccess(result, { order }) {
      const known = queryClient.getQueryData<StaffOrders>(queryKey)?.orders;
      const shown = known?.find(({ orderId }) => orderId === order.orderId) ?? order;
      const { isChanged, ...changes } = result;
      put('current' in changes ? changes.current : { ...shown, ...changes });
    },
    onError: (_error, { order }) => put(order),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...queryKey.slice(0, 2)] }),
  });
  const sending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Given).order.orderId,
  });

  return {
    async give(order, command): Promise<Result> {
      try {
        const { isChanged } = await mutateAsync({ order, command });
        return isChanged ? success(undefined, '') : failure(m.order_changed(), m.order_changed_text());
      } catch (cause) {
        return failure(m.order_change_failed(), reasonOf(asApiError(cause, m.order_change_failed())));
      }
    },
    isSending: (orderId) => sending.includes(orderId),
  };
}
