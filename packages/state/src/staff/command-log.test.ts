import type { ApiError } from '@naap/api-clients';
import { dueOf } from '@naap/api-clients/order-lifecycle';
import type {
  StaffCommand,
  StaffCommandInput,
  StaffCommandResult,
  StaffOrder,
} from '@naap/api-clients/staff-api';
import { apiError } from '@naap/fixtures/fake-clients';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedStorage, stubBrowser } from '../../test/shared-storage.ts';
import { me, newOrder } from '../../test/staff-orders.ts';
import { safeStorage } from '../safe-storage.ts';
import { applyCommand, applyPending } from './apply-command.ts';
import { type CommandOutcome, createCommandLog } from './command-log.ts';
import { createCommandRecords } from './command-record.ts';

const seed = Number(process.env.NAAP_FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const HOUR_MS = 60 * 60_000;
const DOOR_CODE = '4812';

const handedOver = { status: 'At the door', isHandedOver: true, version: 4 } as const;
const back = (...positions: readonly number[]): StaffCommand => ({
  kind: 'choice',
  handedBack: positions.map((position) => ({ position, quantity: 1, reason: 'too_small' })),
});
const arrived = { kind: 'arrived' } as const;
const nobody = { kind: 'nobody-opened' } as const;
const collected = { kind: 'collected' } as const;
const code = (digits: string) => ({ kind: 'door-code', code: digits }) as const;

/** What happens to one request: an error instead of a response, or one after the backend has applied the command. */
type Fault = { readonly before: Error } | { readonly after: Error } | null;
const lost: Fault = { before: apiError('network') };
const answerLost: Fault = { after: apiError('timeout') };
const refusedWith = (status: number): Fault => ({ before: apiError('http', 'Refused', status) });

beforeEach(stubBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Opens a device of a rider, over a backend that takes 10 ms. */
function openDevice(...orders: readonly StaffOrder[]) {
  const server = new Map(orders.map((order) => [order.orderId, order]));
  const replies = new Map<string, StaffCommandResult>();
  /** Order and kind of each command that was applied. */
  const applied: string[] = [];
  const sent: string[] = [];
  const faults: Fault[] = [];
  const device = { customerId: 'imran' as string | null, isSessionStored: true, isOnLine: true };
  const storage = sharedStorage();
  vi.stubGlobal('navigator', {
    get onLine() {
      return device.isOnLine;
    },
  });

  /** Gives a command at the backend, with the current version unless it has another one. */
  function change(orderId: string, command: StaffCommand, version?: number): StaffCommandResult | null {
    const order = server.get(orderId);
    if (order === undefined) return null;
    if (version !== undefined && version !== order.version) return { isChanged: false, current: order };
    const isWrong = command.kind === 'door-code' && command.code !== DOOR_CODE;
    const right = applyCommand(order, { command, at: Date.now() }, { me, riders: [] });
    if (right === order) return null;
    const after = isWrong
      ? { ...order, version: order.version + 1, wrongCodes: order.wrongCodes + 1 }
      : right;
    server.set(orderId, after);
    return { isChanged: true, version: after.version, isHandedOver: after.isHandedOver };
  }

  async function command(orderId: string, input: StaffCommandInput) {
    const { version, idempotencyKey, ...given } = input;
    sent.push(`${orderId} ${given.kind}`);
    const fault = faults.shift() ?? null;
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (fault && 'before' in fault) throw fault.before;
    const result = replies.get(idempotencyKey) ?? change(orderId, given, version);
    if (result === null) throw apiError('http', 'Refused', 422);
    if (result.isChanged && !replies.has(idempotencyKey)) {
      replies.set(idempotencyKey, result);
      applied.push(`${orderId} ${given.kind}`);
    }
    if (fault) throw fault.after;
    return result;
  }

  function openPage() {
    const known = new Map(server);
    const told: string[] = [];
    const log = createCommandLog({
      records: createCommandRecords(safeStorage(() => storage)),
      staffApi: { command },
      customerId: () => device.customerId,
      isSessionStored: () => device.isSessionStored,
      apply: (order, record) => applyCommand(order, record, { me, riders: [] }),
      onSettled() {
        for (const [orderId, order] of server) known.set(orderId, order);
      },
    });
    log.onLost(({ orderId, command: { kind } }, error) =>
      told.push(`${orderId} ${kind} ${error?.status ?? 'changed'}`),
    );
    const stop = log.start();
    const shown = (orderId: string) =>
      applyPending(known.get(orderId) ?? newOrder(orderId), log.store.getState(), { me, riders: [] });
    return {
      ...log,
      stop,
      told,
      shown,
      /** Gives a command on an order as it is shown. Returns its outcome, which is null while it is pending. */
      tap(orderId: string, given: StaffCommand) {
        const result: { outcome: CommandOutcome | string | null } = { outcome: null };
        log.give(shown(orderId), given).then(
          (outcome) => (result.outcome = outcome),
          (error: ApiError) => (result.outcome = error.message),
        );
        return result;
      },
    };
  }

  function goOnline() {
    device.isOnLine = true;
    window.dispatchEvent(new Event('online'));
  }
  return { server, change, applied, sent, faults, device, storage, openPage, goOnline };
}

describe('a command', () => {
  it('is stored and shown before it is sent, and deleted after its response', async () => {
    const { openPage, storage, server } = openDevice(newOrder('1'));
    const page = openPage();
    const tap = page.tap('1', arrived);
    expect([storage.length, page.shown('1').status, server.get('1')?.status]).toEqual([
      1,
      'At the door',
      'On the way',
    ]);
    await pass(10);
    expect([storage.length, page.shown('1').status, tap.outcome]).toEqual([0, 'At the door', 'applied']);
  });

  it('without a connection waits, and is sent in order when it returns, also by a later page', async () => {
    const { openPage, device, applied, sent, goOnline, server } = openDevice(
      newOrder('1', handedOver),
      newOrder('2'),
    );
    device.isOnLine = false;
    const first = openPage();
    const taps = [
      first.tap('1', back(0)),
      first.tap('1', collected),
      first.tap('2', arrived),
      first.tap('2', nobody),
    ];
    await pass(HOUR_MS);
    expect([sent, taps.map(({ outcome }) => outcome)]).toEqual([[], Array(4).fill('waits')]);
    first.stop();
    const page = openPage();
    expect([page.isWaiting.getState(), page.store.getState().length]).toEqual([true, 4]);
    expect([page.shown('1').status, page.shown('2').status]).toEqual(['Delivered', 'Not delivered']);
    goOnline();
    await pass(50);
    expect(applied).toEqual(['1 choice', '1 collected', '2 arrived', '2 nobody-opened']);
    expect([page.isWaiting.getState(), page.store.getState(), server.get('1')?.items[0]?.handedBack]).toEqual(
      [false, [], 1],
    );
  });

  it('keeps its place when the clock is set back', async () => {
    const { openPage, device, applied, goOnline } = openDevice(newOrder('1'));
    device.isOnLine = false;
    const page = openPage();
    page.tap('1', arrived);
    vi.setSystemTime(Date.now() - HOUR_MS);
    page.tap('1', nobody);
    goOnline();
    await pass(30);
    expect(applied).toEqual(['1 arrived', '1 nobody-opened']);
  });

  it('waits after three attempts without a response, and those on other orders do not wait for it', async () => {
    const { openPage, faults, applied } = openDevice(newOrder('1'), newOrder('2'));
    const page = openPage();
    faults.push(refusedWith(500), null, refusedWith(503), refusedWith(429));
    const taps = [page.tap('1', arrived), page.tap('2', arrived)];
    await pass(20);
    expect([taps.map(({ outcome }) => outcome), applied]).toEqual([[null, 'applied'], ['2 arrived']]);
    await pass(2_030);
    expect([taps[0]?.outcome, page.isWaiting.getState()]).toEqual(['waits', true]);
    await pass(2_020);
    expect([applied, page.isWaiting.getState()]).toEqual([['2 arrived', '1 arrived'], false]);
  });

  it('whose response was lost is not applied again to the order that was read since', async () => {
    const { openPage, faults, applied } = openDevice(newOrder('1', handedOver), newOrder('2'));
    const page = openPage();
    faults.push(answerLost, lost);
    page.tap('1', back(0));
    await pass(10);
    page.tap('2', arrived);
    // The page has now read the orders again.
    await pass(20);
    expect([page.store.getState().length, page.shown('1').version]).toEqual([1, handedOver.version + 1]);
    page.tap('1', collected);
    await pass(1_000);
    expect(applied).toEqual(['1 choice', '2 arrived', '1 collected']);
  });

  it('that is refused tells its caller', async () => {
    const { openPage, faults, storage } = openDevice(newOrder('1'));
    const page = openPage();
    faults.push(refusedWith(422));
    const tap = page.tap('1', arrived);
    await pass(10);
    expect([tap.outcome, storage.length, page.shown('1').status, page.told]).toEqual([
      'Refused',
      0,
      'On the way',
      [],
    ]);
  });

  it.each([401, 409])('is sent again after status %i', async (status) => {
    const { openPage, faults, applied } = openDevice(newOrder('1'));
    const page = openPage();
    faults.push(refusedWith(status));
    const tap = page.tap('1', arrived);
    await pass(10 + 500 + 10);
    expect([tap.outcome, applied]).toEqual(['applied', ['1 arrived']]);
  });

  it('of one member is neither shown to another one nor sent for them', async () => {
    const { openPage, device, sent, goOnline, applied } = openDevice(newOrder('1'));
    device.isOnLine = false;
    const page = openPage();
    page.tap('1', arrived);
    device.customerId = 'sana';
    page.resume();
    goOnline();
    await pass(HOUR_MS);
    expect([sent, page.store.getState()]).toEqual([[], []]);
    device.customerId = 'imran';
    page.resume();
    await pass(10);
    expect(applied).toEqual(['1 arrived']);
  });

  it('is not sent before the session is restored', async () => {
    const { openPage, device, sent, applied } = openDevice(newOrder('1'));
    device.isSessionStored = false;
    const page = openPage();
    const tap = page.tap('1', arrived);
    await pass(HOUR_MS);
    expect([sent, tap.outcome]).toEqual([[], 'waits']);
    device.isSessionStored = true;
    page.resume();
    await pass(10);
    expect(applied).toEqual(['1 arrived']);
  });

  it('of nobody is refused', async () => {
    const { openPage, device } = openDevice(newOrder('1'));
    device.customerId = null;
    const tap = openPage().tap('1', arrived);
    await pass(0);
    expect(tap.outcome).toBe('User not authenticated');
  });
});

describe('on an order that has changed meanwhile', () => {
  it.each<[string, StaffOrder, StaffCommand, string]>([
    ['arrived', newOrder('1'), arrived, 'At the door'],
    ['a door code', newOrder('1', { status: 'At the door' }), code(DOOR_CODE), 'At the door'],
    ['that nobody opened', newOrder('1', { status: 'At the door' }), nobody, 'Not delivered'],
  ])('%s is given again', async (_name, order, command, status) => {
    const { openPage, server, applied } = openDevice(order);
    const page = openPage();
    server.set('1', { ...order, version: order.version + 1 });
    const tap = page.tap('1', command);
    await pass(20);
    expect([tap.outcome, applied, server.get('1')?.status]).toEqual([
      'applied',
      [`1 ${command.kind}`],
      status,
    ]);
  });

  it('what is not possible any more has no effect', async () => {
    const { openPage, change, applied } = openDevice(newOrder('1'));
    const page = openPage();
    change('1', arrived);
    const tap = page.tap('1', arrived);
    await pass(20);
    expect([tap.outcome, applied, page.shown('1').status]).toEqual(['changed', [], 'At the door']);
  });

  it('the commands about money have no effect, and the rider is told', async () => {
    const { openPage, change, device, goOnline, applied, server } = openDevice(newOrder('1', handedOver));
    device.isOnLine = false;
    const page = openPage();
    page.tap('1', back(0));
    page.tap('1', collected);
    await pass(0);
    // The version after it is that which the collected cash names.
    change('1', back(1));
    goOnline();
    await pass(30);
    expect([applied, page.told]).toEqual([[], ['1 choice changed', '1 collected changed']]);
    expect([server.get('1')?.status, page.shown('1').items.map(({ handedBack }) => handedBack)]).toEqual([
      'At the door',
      [0, 1],
    ]);
  });

  it('what follows a refused command about money has no effect either', async () => {
    const { openPage, device, goOnline, faults, applied } = openDevice(newOrder('1', handedOver));
    device.isOnLine = false;
    const page = openPage();
    page.tap('1', back(0));
    page.tap('1', collected);
    await pass(0);
    faults.push(refusedWith(422));
    goOnline();
    await pass(30);
    expect([applied, page.told]).toEqual([[], ['1 choice 422', '1 collected changed']]);
  });

  it('a command that two pages have sent is given again once', async () => {
    const order = newOrder('1', { status: 'At the door' });
    const { openPage, server, applied } = openDevice(order);
    const page = openPage();
    server.set('1', { ...order, version: order.version + 1 });
    page.tap('1', code('0000'));
    openPage();
    await pass(60);
    expect([applied, server.get('1')?.wrongCodes]).toEqual([['1 door-code'], 1]);
  });

  it('those behind one that is given again are given again too', async () => {
    const { openPage, device, goOnline, server, applied } = openDevice(newOrder('1'));
    device.isOnLine = false;
    const page = openPage();
    page.tap('1', arrived);
    page.tap('1', nobody);
    await pass(0);
    server.set('1', newOrder('1', { version: 7 }));
    goOnline();
    await pass(40);
    expect([applied, page.told]).toEqual([['1 arrived', '1 nobody-opened'], []]);
  });
});

/** One step of an evening. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ tap: fc.nat(3), choice: fc.constantFrom([], [0], [0, 1]) }) },
  { weight: 2, arbitrary: fc.record({ pass: fc.nat(5_000) }) },
  { weight: 1, arbitrary: fc.constantFrom('offline', 'online', 'reload', 'second page') },
  {
    weight: 3,
    arbitrary: fc.record({
      fault: fc.constantFrom<Fault>(lost, answerLost, answerLost, refusedWith(500), refusedWith(409)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ shopper: fc.constantFrom([0], [1]) }) },
);

it(`applies each command once and in order, and takes the cash that the rider saw (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const world = openDevice(
        newOrder('0', handedOver),
        newOrder('1'),
        newOrder('2', handedOver),
        newOrder('3'),
      );
      const { device, faults, goOnline, openPage, applied, server, change } = world;
      const pages = [openPage()];
      const given: string[] = [];
      const cash = new Map<string, number>();
      let hasShopperChosen = false;
      for (const each of steps) {
        const page = pages.at(-1);
        if (page === undefined) return;
        if (each === 'online') goOnline();
        else if (each === 'offline') device.isOnLine = false;
        else if (each === 'second page') pages.push(openPage());
        else if (each === 'reload') {
          for (const open of pages.splice(0)) open.stop();
          pages.push(openPage());
        } else if ('pass' in each) await pass(each.pass);
        else if ('fault' in each) faults.push(each.fault);
        else if ('shopper' in each) {
          hasShopperChosen ||= change('0', back(...each.shopper)) !== null;
        } else {
          const orderId = String(each.tap);
          const order = page.shown(orderId);
          const next =
            order.status === 'On the way'
              ? arrived
              : !order.isHandedOver
                ? nobody
                : each.choice.length === 1
                  ? back(...each.choice)
                  : collected;
          if (applyCommand(order, { command: next, at: 0 }, { me, riders: [] }) !== order) {
            if (next.kind === 'collected') cash.set(orderId, dueOf({ ...order, lines: order.items }).amount);
            given.push(`${orderId} ${next.kind}`);
            page.tap(orderId, next);
          }
        }
      }
      faults.length = 0;
      goOnline();
      await pass(60_000);
      for (const page of pages) expect(page.store.getState()).toEqual([]);
      const ofOrder = (list: readonly string[], id: number) =>
        list.filter((each) => each.startsWith(`${id} `));
      for (const id of [1, 2, 3]) expect(ofOrder(applied, id)).toEqual(ofOrder(given, id));
      if (!hasShopperChosen) expect(ofOrder(applied, 0)).toEqual(ofOrder(given, 0));
      for (const order of server.values())
        if (order.status === 'Delivered')
          expect(dueOf({ ...order, lines: order.items }).amount).toBe(cash.get(order.orderId));
      for (const page of pages) page.stop();
    }),
    { seed, numRuns: Number(process.env.NAAP_FUZZ_RUNS ?? 150) },
  );
});
