import type {
  StaffApiClient,
  StaffCommandResult,
  StaffOrder,
  StaffOrders,
} from '@naap/api-clients/staff-api';
import { CUSTOMER_ID_KEY } from '../session/session.ts';
import type { ShopState } from '../shop-state.ts';
import { shopperKeys } from '../shopper-keys.ts';
import { applyCommand } from './apply-command.ts';
import { type CommandLog, createCommandLog } from './command-log.ts';
import { type CommandRecord, createCommandRecords } from './command-record.ts';
import { STAFF_ORDERS_KEY } from './device-keys.ts';
import {
  forgetOldOrders,
  readSavedOrders,
  type SavedOrders,
  withoutOld,
  writeSavedOrders,
} from './saved-orders.ts';

/** Time between two looks at what is too old to be kept, and between two attempts to restore the session. In ms. */
const TICK_MS = 15_000;

export const staffKeys = {
  all: (customerId: string | null) => [...shopperKeys.all, customerId, 'staff'],
  orders: (customerId: string | null) => [...shopperKeys.all, customerId, 'staff', 'orders'],
  day: (customerId: string | null, since: string) => [...shopperKeys.all, customerId, 'staff', 'day', since],
} as const;

/** What the hooks of the staff share. */
export interface StaffState {
  readonly staffApi: StaffApiClient;
  readonly commandLog: CommandLog;
  /** Returns the signed-in member; without a connection, the one whose session this device stores. */
  customerId(): string | null;
  /** Returns what a device that cannot read the orders shows; null when it has saved none. */
  savedOrders(): SavedOrders | null;
  /** Returns the newer of each order that was read and that is known, and saves them for a rider. */
  receive(value: StaffOrders): StaffOrders;
  /** Deletes the orders, here and on the device, because the member has no role any more. */
  forget(): void;
  /** Returns the function that stops it. */
  start(): () => void;
}

export function createStaffState(staffApi: StaffApiClient, shop: ShopState): StaffState {
  const { clients, queryClient, session, deviceStorage: storage } = shop;

  function customerId() {
    const { customerId: signedIn, status, loginError } = session.getSnapshot();
    if (signedIn !== null) return signedIn;
    const isUnknown = status === 'restoring' || loginError?.isRetryable === true;
    if (!isUnknown || !clients.phoneAuth.hasStoredSession()) return null;
    return readSavedOrders(storage)?.customerId ?? null;
  }

  const queryKey = () => staffKeys.orders(customerId());
  const known = () => queryClient.getQueryData<StaffOrders>(queryKey());

  function put(changed: StaffOrder) {
    const put = ({ orders, ...others }: StaffOrders) => ({
      ...others,
      orders: orders.map((each) => (each.orderId === changed.orderId ? changed : each)),
    });
    queryClient.setQueryData<StaffOrders>(queryKey(), (before) => before && put(before));
  }

  function apply(order: StaffOrder, record: CommandRecord) {
    const member = known();
    return member ? applyCommand(order, record, member) : order;
  }

  function settle(record: CommandRecord, result: StaffCommandResult | null) {
    const order = known()?.orders.find(({ orderId }) => orderId === record.orderId);
    if (result?.isChanged === false) put(result.current);
    else if (result && order && order.version < result.version) {
      const { isChanged, ...changes } = result;
      const isWrong = record.command.kind === 'door-code' && !changes.isHandedOver;
      const after = isWrong ? { ...order, wrongCodes: order.wrongCodes + 1 } : apply(order, record);
      put({ ...after, ...changes });
    }
    void queryClient.invalidateQueries({ queryKey: staffKeys.all(customerId()) });
  }

  const commandLog = createCommandLog({
    records: createCommandRecords(storage),
    staffApi,
    customerId,
    isSessionStored: () => storage.get(CUSTOMER_ID_KEY) === customerId(),
    apply,
    onSettled: settle,
  });

  /** Deletes the saved orders when their member is not signed in any more. */
  function onSession() {
    const { customerId: signedIn, status, loginError } = session.getSnapshot();
    const hasEnded = !clients.phoneAuth.hasStoredSession() || loginError?.isRefused === true;
    const isOthers =
      signedIn === null
        ? status === 'signed-out' && hasEnded
        : readSavedOrders(storage)?.customerId !== signedIn;
    if (isOthers) storage.remove(STAFF_ORDERS_KEY);
    commandLog.resume();
  }

  /** Deletes what is too old, and restores a session that could not be restored without a connection. */
  function tidy() {
    forgetOldOrders(storage);
    const query = queryClient.getQueryState<StaffOrders>(queryKey());
    if (query?.data?.me.role === 'rider') {
      const { data, dataUpdatedAt: updatedAt } = query;
      const kept = withoutOld(data, updatedAt, Date.now());
      if (kept !== data) queryClient.setQueryData<StaffOrders>(queryKey(), kept, { updatedAt });
    }
    session.restore();
  }

  return {
    staffApi,
    commandLog,
    customerId,
    savedOrders() {
      const saved = readSavedOrders(storage);
      return saved?.customerId === customerId() ? saved : null;
    },
    receive({ orders, ...others }) {
      const before = new Map(known()?.orders.map((order) => [order.orderId, order]));
      const value = {
        ...others,
        orders: orders.map((order) => {
          const last = before.get(order.orderId);
          return last && last.version > order.version ? last : order;
        }),
      };
      const customer = session.getSnapshot().customerId;
      if (value.me.role !== 'rider') storage.remove(STAFF_ORDERS_KEY);
      else if (customer !== null) writeSavedOrders(storage, { customerId: customer, at: Date.now(), value });
      return value;
    },
    forget() {
      storage.remove(STAFF_ORDERS_KEY);
      const query = queryClient.getQueryCache().find<StaffOrders>({ queryKey: queryKey() });
      query?.setState({ data: undefined, dataUpdatedAt: 0 });
    },
    start() {
      const stopLog = commandLog.start();
      const stopSession = session.subscribe(onSession);
      const timer = setInterval(tidy, TICK_MS);
      return () => {
        clearInterval(timer);
        stopSession();
        stopLog();
      };
    },
  };
}
