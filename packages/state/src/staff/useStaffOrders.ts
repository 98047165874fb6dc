import type { ApiError } from '@naap/api-clients';
import type { StaffDay, StaffOrder, StaffOrders } from '@naap/api-clients/staff-api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { useTranslatedOrders } from '../orders/useTranslatedOrders.ts';
import { useSession } from '../session/useSession.ts';
import { applyPending } from './apply-command.ts';
import { useStaffState } from './provider.tsx';
import { type StaffState, staffKeys } from './staff-state.ts';

/** Time between two requests of the orders, and while one of them is at the door, in ms. */
const POLL_MS = 5_000;
const POLL_AT_THE_DOOR_MS = 3_000;
const POLL_DAY_MS = 30_000;

function staffOrdersQueryOptions({ staffApi, customerId, savedOrders, receive, forget }: StaffState) {
  const saved = savedOrders();
  return queryOptions({
    queryKey: staffKeys.orders(customerId()),
    queryFn: ({ signal }) =>
      staffApi.listOrders({ signal }).then(receive, (error: ApiError) => {
        if (error.status === 403) forget();
        throw error;
      }),
    ...(saved && { initialData: saved.value, initialDataUpdatedAt: saved.at }),
    staleTime: POLL_AT_THE_DOOR_MS,
    refetchInterval: ({ state: { data } }) =>
      data?.orders.some(({ status }) => status === 'At the door') ? POLL_AT_THE_DOOR_MS : POLL_MS,
    // The counter announces a new order also while another window is in front.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  });
}

export interface StaffOrdersView extends Partial<StaffOrders> {
  /** Empty until they are loaded. With the commands that have no response yet; a door code is not taken as right before. */
  readonly orders: readonly StaffOrder[];
  /** When the orders were last read, in ms since the epoch. */
  readonly readAt: number;
  /** The last attempt failed; with status 403, the signed-in phone number has no role. */
  readonly error: ApiError | null;
  readonly isRetrying: boolean;
  retry(): void;
}

const NO_ORDERS: readonly StaffOrder[] = [];

/** Returns the orders on which the signed-in staff member works, and follows them. */
export function useStaffOrders(): StaffOrdersView {
  const state = useStaffState();
  const pending = useStore(state.commandLog.store);
  const { customerId, loginError } = useSession();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...staffOrdersQueryOptions(state),
    enabled: customerId !== null,
  });
  // The same array until an order changes, because the counter shows a hundred of them.
  const orders = useMemo(
    () => data?.orders.map((order) => applyPending(order, pending, data)),
    [data, pending],
  );
  return {
    ...data,
    orders: useTranslatedOrders(orders ?? NO_ORDERS),
    readAt: dataUpdatedAt,
    error: customerId === null ? loginError : (error as ApiError | null),
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}

/** Returns the figures of the day that began at `since` (ISO 8601), and follows them; undefined until they are loaded. */
export function useStaffDay(since: string): StaffDay | undefined {
  const { staffApi } = useStaffState();
  const { customerId } = useSession();
  const { data } = useQuery({
    queryKey: staffKeys.day(customerId, since),
    queryFn: ({ signal }) => staffApi.getDay({ since }, { signal }),
    enabled: customerId !== null,
    refetchInterval: POLL_DAY_MS,
  });
  return data;
}
