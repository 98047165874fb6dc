import type { ApiError } from '@naap/api-clients';
import type { StaffApiClient, StaffDay, StaffOrder, StaffOrders } from '@naap/api-clients/staff-api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSession } from '../session/useSession.ts';
import { shopperKeys } from '../shopper-keys.ts';
import { useStaffApi } from './provider.tsx';

/** Time between two requests of the orders, and while one of them is at the door, in ms. */
const POLL_MS = 5_000;
const POLL_AT_THE_DOOR_MS = 3_000;
const POLL_DAY_MS = 30_000;

export const staffKeys = {
  orders: (customerId: string | null) => [...shopperKeys.all, customerId, 'staff-orders'],
  day: (customerId: string | null, since: string) => [...shopperKeys.all, customerId, 'staff-day', since],
} as const;

export function staffOrdersQueryOptions(staffApi: StaffApiClient, customerId: string | null) {
  return queryOptions({
    queryKey: staffKeys.orders(customerId),
    queryFn: ({ signal }) => staffApi.listOrders({ signal }),
    enabled: customerId !== null,
    staleTime: POLL_AT_THE_DOOR_MS,
    refetchInterval: ({ state: { data } }) =>
      data?.orders.some(({ status }) => status === 'At the door') ? POLL_AT_THE_DOOR_MS : POLL_MS,
    // The counter announces a new order also while another window is in front.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  });
}

export interface StaffOrdersView extends Partial<StaffOrders> {
  /** Empty until they are loaded. */
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
  const staffApi = useStaffApi();
  const { customerId } = useSession();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(
    staffOrdersQueryOptions(staffApi, customerId),
  );
  return {
    orders: NO_ORDERS,
    ...data,
    readAt: dataUpdatedAt,
    error: error as ApiError | null,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}

/** Returns the figures of the day that began at `since` (ISO 8601), and follows them; undefined until they are loaded. */
export function useStaffDay(since: string): StaffDay | undefined {
  const staffApi = useStaffApi();
  const { customerId } = useSession();
  const { data } = useQuery({
    queryKey: staffKeys.day(customerId, since),
    queryFn: ({ signal }) => staffApi.getDay({ since }, { signal }),
    enabled: customerId !== null,
    refetchInterval: POLL_DAY_MS,
  });
  return data;
}
