import type { ApiError } from '@naap/api-clients';
import type {
  StaffApiClient,
  StaffCommand,
  StaffCommandResult,
  StaffOrder,
} from '@naap/api-clients/staff-api';
import { m } from '@naap/messages';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { newIdempotencyKey } from '../idempotency-key.ts';
import type { RecordLog } from '../record-log.ts';
import { ATTEMPTS, delayAfter, isDue, isOnline, isSignedOut, watchRecords } from '../record-sending.ts';
import { asApiError } from '../result.ts';
import { notAuthenticated } from '../session/session.ts';
import { type CommandRecord, REPEATED, STAFF_LOG_PREFIX } from './command-record.ts';

/** `waits`: it is sent later. `changed`: it has no effect, because the order has changed. */
export type CommandOutcome = 'applied' | 'waits' | 'changed';

/** The commands of the store's staff that the backend has not answered yet (docs/decisions/orders.md). */
export interface CommandLog {
  /** The commands of the signed-in member, of all tabs, oldest first. */
  readonly store: StoreApi<readonly CommandRecord[]>;
  /** Whether they wait for a connection. */
  readonly isWaiting: StoreApi<boolean>;
  /** Stores a command, then sends it. Rejects when it is refused. */
  give(
    order: Pick<StaffOrder, 'orderId' | 'orderName' | 'version'>,
    command: StaffCommand,
  ): Promise<CommandOutcome>;
  /** Called when the session has changed: sends the member's commands, and rejects the promises of another member. */
  resume(): void;
  /** Listens to other tabs and to the connection. Returns the function that stops it. */
  start(): () => void;
  /** Calls `listener` when a command that waited has no effect; `error` is null when the order has changed. Returns the function that stops it. */
  onLost(listener: (record: CommandRecord, error: ApiError | null) => void): () => void;
}

export interface CommandLogOptions {
  readonly records: RecordLog<CommandRecord>;
  readonly staffApi: Pick<StaffApiClient, 'command'>;
  readonly customerId: () => string | null;
  /** Whether the browser stores the session of this customer. Otherwise a token may be another member's. */
  readonly isSessionStored: () => boolean;
  /** Returns the order as it is after the command; the same order when the command is not possible. */
  readonly apply: (order: StaffOrder, record: CommandRecord) => StaffOrder;
  /** Called before a command leaves the log, with the backend's response; null when it was refused or another tab has settled it. */
  readonly onSettled: (record: CommandRecord, result: StaffCommandResult | null) => void;
}

/** What this tab knows while one member is signed in. */
const newVisit = (customerId: string | null) => ({
  customerId,
  since: Date.now(),
  own: new Set<string>(),
  /** Who waits for the outcome of a record, by key. */
  callers: new Map<string, PromiseWithResolvers<CommandOutcome>>(),
  isSending: false,
  /** Rounds in a row in which a command got no response. */
  failures: 0,
});

/** Creates this tab's view of the log. It sends one command at a time, and those of an order in the order in which they were given. */
export function createCommandLog(options: CommandLogOptions): CommandLog {
  const { records, staffApi, customerId, isSessionStored, apply, onSettled } = options;
  const store = createStore<readonly CommandRecord[]>(() => []);
  const isWaiting = createStore<boolean>(() => false);
  const lostListeners = new Set<(record: CommandRecord, error: ApiError | null) => void>();
  let visit = newVisit(null);
  let isStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const canSend = () => isOnline() && isSessionStored();

  /** Reads the log again: other tabs add and settle records. */
  function read() {
    const before = store.getState();
    const now = visit.customerId === null ? [] : records.list(visit.customerId);
    store.setState(now, true);
    if (now.length === 0) isWaiting.setState(false, true);
    for (const record of before.filter(({ key }) => now.every((each) => each.key !== key))) {
      take(record.key)?.resolve('applied');
      onSettled(record, null);
    }
  }

  /** Removes a record. Returns the caller that waits for it. */
  function take(key: string) {
    const caller = visit.callers.get(key);
    visit.callers.delete(key);
    records.remove(key);
    store.setState(
      store.getState().filter((record) => record.key !== key),
      true,
    );
    return caller;
  }

  function wait() {
    isWaiting.setState(store.getState().length > 0, true);
    for (const caller of visit.callers.values()) caller.resolve('waits');
    visit.callers.clear();
  }

  function schedule() {
    clearTimeout(timer);
    if (!isStarted || visit.isSending || store.getState().length === 0) return;
    if (!canSend()) return wait();
    timer = setTimeout(() => void send(), delayAfter(visit.failures));
  }

  /** Returns the oldest command of the first order that is not in `held`, if this tab has to send it. */
  function nextDue(held: ReadonlySet<string>): CommandRecord | undefined {
    const seen = new Set(held);
    return store.getState().find((record) => {
      const isFirst = !seen.has(record.orderId);
      seen.add(record.orderId);
      return isFirst && isDue(visit, record);
    });
  }

  /** Sends the commands. Those behind one without a response wait for it; those on other orders do not. */
  async function send() {
    if (visit.isSending) return;
    const sender = visit;
    const held = new Set<string>();
    sender.isSending = true;
    clearTimeout(timer);
    for (let next = nextDue(held); next && canSend(); next = nextDue(held)) {
      if (!(await sendRecord(next))) held.add(next.orderId);
      if (sender !== visit) return;
    }
    sender.isSending = false;
    sender.failures = held.size === 0 ? 0 : sender.failures + 1;
    if (sender.failures >= ATTEMPTS) wait();
    else if (held.size === 0 && canSend()) isWaiting.setState(false, true);
    schedule();
  }

  /** Resolves with whether a response has settled the record. */
  async function sendRecord(record: CommandRecord): Promise<boolean> {
    const { key, orderId, version, command } = record;
    const sender = visit;
    try {
      const result = await staffApi.command(orderId, { ...command, version, idempotencyKey: key });
      if (sender !== visit) return true;
      // Another tab has settled it, and may have given it again.
      if (!records.has(key)) read();
      else if (result.isChanged) {
        onSettled(record, result);
        take(key)?.resolve('applied');
      } else {
        onSettled(record, result);
        giveAgain(orderId, result.current);
      }
      return true;
    } catch (cause) {
      const error = asApiError(cause, m.order_change_failed());
      if (sender !== visit || !isFinal(error)) return false;
      if (!records.has(key)) read();
      else {
        onSettled(record, null);
        lose(record, error);
        giveAgain(orderId, null);
      }
      return true;
    }
  }

  /** Gives the commands on an order that has changed again, or takes them back. With null, the order is not known. */
  function giveAgain(orderId: string, current: StaffOrder | null) {
    let order = current;
    for (const record of store.getState().filter((each) => each.orderId === orderId)) {
      const isRepeated = REPEATED.has(record.command.kind);
      // Its own response tells how the order has changed.
      if (order === null && isRepeated) continue;
      const next = order && isRepeated ? apply(order, record) : order;
      if (next === order || order === null) {
        lose(record, null);
        continue;
      }
      const caller = take(record.key);
      const again = { ...record, key: newIdempotencyKey(), version: order.version };
      if (caller) visit.callers.set(again.key, caller);
      add(again);
      order = next;
    }
  }

  /** Removes a command that has no effect, and tells its caller, or else the listeners. */
  function lose(record: CommandRecord, error: ApiError | null) {
    const caller = take(record.key);
    if (caller === undefined) for (const listen of lostListeners) listen(record, error);
    else if (error) caller.reject(error);
    else caller.resolve('changed');
  }

  function add(record: CommandRecord) {
    records.add(record);
    visit.own.add(record.key);
    read();
  }

  function refresh() {
    read();
    void send();
  }

  function resume() {
    const customer = customerId();
    if (customer !== visit.customerId) {
      const { callers } = visit;
      visit = newVisit(customer);
      clearTimeout(timer);
      for (const caller of callers.values()) caller.reject(notAuthenticated());
      store.setState([], true);
    }
    refresh();
  }

  return {
    store,
    isWaiting,
    give({ orderId, orderName, version }, command) {
      const customer = customerId();
      if (customer === null) return Promise.reject(notAuthenticated());
      const caller = Promise.withResolvers<CommandOutcome>();
      const key = newIdempotencyKey();
      // After those of all tabs, also in the same millisecond or after the clock was set back.
      const at = Math.max(Date.now(), (store.getState().at(-1)?.at ?? 0) + 1);
      visit.callers.set(key, caller);
      add({ key, customerId: customer, at, orderId, orderName, version, command });
      if (isWaiting.getState() || !canSend()) wait();
      // The member looks at it, so the next attempts are not as far apart as those before it.
      visit.failures = Math.min(visit.failures, ATTEMPTS - 1);
      void send();
      return caller.promise;
    },
    resume,
    start() {
      isStarted = true;
      const stop = watchRecords(STAFF_LOG_PREFIX, {
        refresh,
        onStored() {
          read();
          schedule();
        },
      });
      resume();
      return () => {
        isStarted = false;
        clearTimeout(timer);
        stop();
      };
    },
    onLost(listener) {
      lostListeners.add(listener);
      return () => lostListeners.delete(listener);
    },
  };
}

/** Returns whether a command was refused, or its response cannot be read. */
const isFinal = (error: ApiError): boolean =>
  error.kind === 'malformed' || (error.isRefused && !isSignedOut(error));
