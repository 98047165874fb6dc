import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inr } from '../pricing/index.ts';
import {
  type Actor,
  type ActorRole,
  applyEvent,
  type Command,
  dueOf,
  FINAL_STATUSES,
  keptOf,
  MAX_WRONG_CODES,
  needsDoorCode,
  type OrderState,
  type OrderStatus,
  type PlacedOrder,
  replay,
  TRANSITIONS,
  transition,
} from './index.ts';

/** Number of random evenings; NAAP_FUZZ_RUNS=20000 for a long run. */
const RUNS = Number(process.env.NAAP_FUZZ_RUNS ?? 150);

const imran = { id: 'imran', name: 'Imran' };
const sana = { id: 'sana', name: 'Sana' };
const actors: Readonly<Record<ActorRole, Actor>> = {
  shopper: { role: 'shopper', id: '' },
  packer: { role: 'packer', id: 'asha' },
  rider: { role: 'rider', id: imran.id },
  manager: { role: 'manager', id: 'ravi' },
};

const placed: PlacedOrder = {
  lines: [
    { unitPrice: inr(999_00), quantity: 1 },
    { unitPrice: inr(500_50), quantity: 2 },
  ],
  discount: inr(400_00),
};
const handBackAll = [
  { position: 0, quantity: 1, reason: 'too_small' },
  { position: 1, quantity: 2, reason: 'not_for_me' },
] as const;

/** Applies a command of the current version. */
function give(order: OrderState, role: ActorRole, command: Command): OrderState {
  const outcome = transition(order, { ...command, actor: actors[role], version: order.version });
  if ('refusal' in outcome) throw new Error(`${role} ${command.kind} in ${order.status}: ${outcome.refusal}`);
  const next = outcome.events.reduce(applyEvent, order);
  return { ...next, doorCode: needsDoorCode(next) ? (next.doorCode ?? '4711') : null };
}

const steps: readonly (readonly [ActorRole, Command])[] = [
  ['packer', { kind: 'packed' }],
  ['packer', { kind: 'dispatch', rider: imran }],
  ['rider', { kind: 'arrived' }],
  ['rider', { kind: 'door-code', code: '4711' }],
];
const after = (count: number, ...more: typeof steps) =>
  [...steps.slice(0, count), ...more].reduce((order, step) => give(order, ...step), replay(placed, []));

/** An order of each status; those at the door are handed over. */
const orders: Readonly<Record<OrderStatus, OrderState>> = {
  Confirmed: after(0),
  Packed: after(1),
  'On the way': after(2),
  'At the door': after(4),
  'Not delivered': after(3, ['rider', { kind: 'nobody-opened' }]),
  Delivered: after(
    4,
    ['shopper', { kind: 'choice', lines: [handBackAll[0]] }],
    ['rider', { kind: 'collected' }],
  ),
  Returned: after(4, ['shopper', { kind: 'choice', lines: handBackAll }], ['rider', { kind: 'collected' }]),
  Cancelled: after(1, ['packer', { kind: 'cancel', reason: 'cannot_deliver' }]),
};

const commands: readonly Command[] = [
  { kind: 'missing', position: 0, quantity: 1 },
  { kind: 'packed' },
  { kind: 'unpack' },
  { kind: 'dispatch', rider: imran },
  { kind: 'arrived' },
  { kind: 'door-code', code: '4711' },
  { kind: 'choice', lines: [handBackAll[0]] },
  { kind: 'collected' },
  { kind: 'nobody-opened' },
  { kind: 'send-again' },
  { kind: 'cancel', reason: 'sold_out' },
  { kind: 'back-on-shelf' },
];

describe('every command in every status', () => {
  it.each<[OrderStatus, Partial<Record<ActorRole, string>>]>([
    ['Confirmed', { shopper: 'cancel', packer: 'missing packed cancel', manager: 'missing packed cancel' }],
    ['Packed', { packer: 'unpack dispatch cancel', manager: 'unpack dispatch cancel' }],
    ['On the way', { rider: 'arrived', manager: 'arrived' }],
    ['At the door', { shopper: 'choice', rider: 'choice collected', manager: 'choice collected' }],
    ['Not delivered', { packer: 'send-again cancel', manager: 'send-again cancel' }],
    ['Delivered', { packer: 'back-on-shelf', manager: 'back-on-shelf' }],
    ['Returned', { packer: 'back-on-shelf', manager: 'back-on-shelf' }],
    ['Cancelled', { packer: 'back-on-shelf', manager: 'back-on-shelf' }],
  ])('%s', (status, allowed) => {
    const order = orders[status];
    expect(order.status).toBe(status);
    for (const actor of Object.values(actors)) {
      const taken = commands.filter((command) => {
        const outcome = transition(order, { ...command, actor, version: order.version });
        if ('refusal' in outcome) return false;
        const next = outcome.events.reduce(applyEvent, order).status;
        const rows = TRANSITIONS.filter(
          (each) => each.command === command.kind && each.from.includes(status),
        );
        expect(rows.flatMap(({ to }) => to ?? [status])).toContain(next);
        return true;
      });
      expect(taken.map(({ kind }) => kind).join(' ')).toBe(allowed[actor.role] ?? '');
    }
  });

  it('refuses another version than the current one, and another rider', () => {
    for (const order of Object.values(orders))
      for (const command of commands) {
        for (const actor of Object.values(actors))
          for (const version of [order.version - 1, order.version + 1])
            expect(transition(order, { ...command, actor, version })).toMatchObject({
              refusal: expect.stringMatching(/^(stale|forbidden)$/),
            });
        const other = { role: 'rider', id: sana.id } as const;
        expect(transition(order, { ...command, actor: other, version: order.version })).toEqual({
          refusal: 'forbidden',
        });
      }
  });
});

const refusalOf = (order: OrderState, role: ActorRole, command: Command) =>
  transition(order, { ...command, actor: actors[role], version: order.version });

describe('missing pieces', () => {
  it('leave the order, and come back when they are found', () => {
    const missed = give(orders.Confirmed, 'packer', { kind: 'missing', position: 1, quantity: 1 });
    expect([missed.status, dueOf(missed)]).toEqual(['Confirmed', inr(999_00 + 500_50 - 400_00)]);
    const found = give(missed, 'packer', { kind: 'missing', position: 1, quantity: 0 });
    expect(dueOf(found)).toEqual(dueOf(orders.Confirmed));
  });

  it('cancel the order when all are missing', () => {
    const one = give(orders.Confirmed, 'packer', { kind: 'missing', position: 0, quantity: 1 });
    const none = give(one, 'packer', { kind: 'missing', position: 1, quantity: 2 });
    expect(none).toMatchObject({ status: 'Cancelled', version: 3, isToShelve: false });
    expect(dueOf(none)).toEqual(inr(0));
  });

  it.each([
    [2, 1],
    [0, 2],
  ])('of line %i cannot be %i', (position, quantity) => {
    expect(refusalOf(orders.Confirmed, 'packer', { kind: 'missing', position, quantity })).toEqual({
      refusal: 'lines',
    });
  });
});

describe('at the door', () => {
  it('hands nothing over for a wrong code, and locks after five', () => {
    let order = after(3);
    for (let wrong = 0; wrong < MAX_WRONG_CODES; wrong++)
      order = give(order, 'rider', { kind: 'door-code', code: '0000' });
    expect([order.isHandedOver, order.doorCode]).toEqual([false, '4711']);
    expect(refusalOf(order, 'rider', { kind: 'door-code', code: '4711' })).toEqual({ refusal: 'locked' });
    expect(refusalOf(order, 'rider', { kind: 'collected' })).toEqual({ refusal: 'not_handed_over' });
    const opened = give(order, 'manager', { kind: 'door-code', code: null });
    expect([opened.isHandedOver, opened.doorCode]).toEqual([true, null]);
  });

  it('needs a code of the rider, and only once', () => {
    expect(refusalOf(after(3), 'rider', { kind: 'door-code', code: null })).toEqual({ refusal: 'locked' });
    for (const command of [{ kind: 'door-code', code: '4711' }, { kind: 'nobody-opened' }] as const)
      expect(refusalOf(after(4), 'rider', command)).toEqual({ refusal: 'handed_over' });
  });

  it('takes the place of an earlier choice with a later one', () => {
    let order = give(orders['At the door'], 'shopper', { kind: 'choice', lines: handBackAll });
    expect(dueOf(order)).toEqual(inr(0));
    order = give(order, 'rider', { kind: 'choice', lines: [{ ...handBackAll[1], quantity: 1 }] });
    expect(dueOf(order)).toEqual(inr(999_00 + 500_50 - 400_00));
  });

  it.each([
    [[{ ...handBackAll[0], position: 2 }]],
    [[{ ...handBackAll[0], quantity: 2 }]],
    [[{ ...handBackAll[0], quantity: 0 }]],
    [[handBackAll[0], handBackAll[0]]],
  ])('refuses the choice %j', (lines) => {
    expect(refusalOf(orders['At the door'], 'shopper', { kind: 'choice', lines })).toEqual({
      refusal: 'lines',
    });
  });

  it('forgets the choice and the wrong codes before the second delivery', () => {
    const first = after(
      3,
      ['rider', { kind: 'door-code', code: '1' }],
      ['shopper', { kind: 'choice', lines: handBackAll }],
      ['rider', { kind: 'nobody-opened' }],
      ['manager', { kind: 'send-again' }],
      ['packer', { kind: 'dispatch', rider: sana }],
    );
    expect(first).toMatchObject({ rider: sana, wrongCodes: 0 });
    expect(dueOf(first)).toEqual(dueOf(orders.Confirmed));
  });
});

it('the store needs a reason to cancel', () => {
  expect(refusalOf(orders.Confirmed, 'packer', { kind: 'cancel', reason: null })).toEqual({
    refusal: 'reason',
  });
});

it('pieces are put back on the shelf once', () => {
  const shelved = give(orders.Returned, 'packer', { kind: 'back-on-shelf' });
  for (const order of [shelved, give(orders.Confirmed, 'shopper', { kind: 'cancel', reason: null })])
    expect(refusalOf(order, 'packer', { kind: 'back-on-shelf' })).toEqual({ refusal: 'nothing_to_shelve' });
});

const people: readonly Actor[] = [...Object.values(actors), { role: 'rider', id: sana.id }];
const handedBack = fc.record({
  position: fc.nat(3),
  quantity: fc.integer({ min: 1, max: 3 }),
  reason: fc.constantFrom('too_small', 'too_big', 'looks_different', 'not_for_me', null),
});
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('missing'), position: fc.nat(3), quantity: fc.nat(3) }),
  fc.record({ kind: fc.constant('dispatch'), rider: fc.constantFrom(imran, sana) }),
  fc.record({ kind: fc.constant('door-code'), code: fc.constantFrom('4711', '4711', '0000', null) }),
  fc.record({ kind: fc.constant('choice'), lines: fc.array(handedBack, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('cancel'), reason: fc.constantFrom('sold_out', null) }),
  fc
    .constantFrom('packed', 'unpack', 'arrived', 'collected', 'nobody-opened', 'send-again', 'back-on-shelf')
    .map((kind) => ({ kind })),
);

/** A command of one actor, who has last seen the order `delay` events ago; it is sent `copies` times. */
const sent = fc.record({
  command,
  actor: fc.constantFrom(...people),
  order: fc.nat(2),
  delay: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(4) }),
  copies: fc.integer({ min: 1, max: 2 }),
});
const line = fc.record({ unitPrice: fc.nat(500_000).map(inr), quantity: fc.integer({ min: 1, max: 3 }) });
const evening = fc.record({
  orders: fc.array(
    fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
      discount: fc.constantFrom(0, 400_00).map(inr),
    }),
    { minLength: 3, maxLength: 3 },
  ),
  // Most commands of a random order are refused, so each order also gets its usual ones in between.
  sent: fc.array(fc.oneof(sent, fc.record({ usual: fc.nat(2), isReturned: fc.boolean() })), {
    maxLength: 80,
  }),
});

/** Returns the usual next command of an order, of whose pieces all or none are handed back. */
function usual(
  { status, lines, isHandedOver, isToShelve }: OrderState,
  isReturned: boolean,
): readonly [ActorRole, Command] | null {
  switch (status) {
    case 'Confirmed':
      return ['packer', { kind: 'packed' }];
    case 'Packed':
      return ['packer', { kind: 'dispatch', rider: imran }];
    case 'On the way':
      return ['manager', { kind: 'arrived' }];
    case 'At the door':
      if (isReturned && lines.some((each) => keptOf(each) > 0))
        return [
          'shopper',
          {
            kind: 'choice',
            lines: lines.flatMap(({ quantity, missing }, position) =>
              quantity > missing
                ? [{ position, quantity: quantity - missing, reason: 'not_for_me' as const }]
                : [],
            ),
          },
        ];
      return ['manager', isHandedOver ? { kind: 'collected' } : { kind: 'door-code', code: null }];
    case 'Not delivered':
      return ['manager', { kind: 'send-again' }];
    default:
      return isToShelve ? ['packer', { kind: 'back-on-shelf' }] : null;
  }
}

it('every piece and all cash add up after any sequence of commands', { timeout: 600_000 }, () => {
  const seen = new Set<OrderStatus>();
  fc.assert(
    fc.property(evening, (all) => {
      const states = all.orders.map((each) => replay(each, []));
      /** What the riders took, in the order of the deliveries. */
      const cash: { rider: string; paid: number }[] = [];
      const run = (index: number, actor: Actor, given: Command, version: number) => {
        const before = states[index];
        if (!before) return;
        const outcome = transition(before, { ...given, actor, version });
        if ('refusal' in outcome) return;
        // It was given for this version, so a duplicate or a late command has no effect.
        expect(version).toBe(before.version);
        expect(FINAL_STATUSES.has(before.status) && given.kind !== 'back-on-shelf').toBe(false);
        const next = outcome.events.reduce(applyEvent, before);
        expect(next.version).toBe(before.version + outcome.events.length);
        states[index] = { ...next, doorCode: needsDoorCode(next) ? '4711' : null };
        for (const event of outcome.events)
          if (event.kind === 'delivered') cash.push({ rider: next.rider?.id ?? '', paid: event.paid });
      };
      const goOn = (index: number, isReturned = false) => {
        const state = states[index];
        const next = state && usual(state, isReturned);
        if (next) run(index, actors[next[0]], next[1], state.version);
        return next !== null;
      };
      for (const each of all.sent) {
        if ('usual' in each) goOn(each.usual, each.isReturned);
        else {
          const version = (states[each.order]?.version ?? 0) - each.delay;
          for (let copy = 0; copy < each.copies; copy++) run(each.order, each.actor, each.command, version);
        }
      }
      for (const index of states.keys()) while (goOn(index));

      for (const [index, { status, lines, discount, isToShelve }] of states.entries()) {
        seen.add(status);
        expect(FINAL_STATUSES.has(status) && !isToShelve).toBe(true);
        for (const each of lines) {
          const kept = status === 'Delivered' ? keptOf(each) : 0;
          const cancelled = status === 'Cancelled' ? keptOf(each) : 0;
          expect(keptOf(each)).toBeGreaterThanOrEqual(0);
          expect(kept + each.handedBack + each.missing + cancelled).toBe(
            all.orders[index]?.lines[lines.indexOf(each)]?.quantity,
          );
        }
        expect(discount).toEqual(all.orders[index]?.discount);
      }
      const value = states
        .filter(({ status }) => status === 'Delivered')
        .map(({ lines, discount }) => {
          const kept = lines.reduce((sum, each) => sum + each.unitPrice.amount * keptOf(each), 0);
          return Math.max(0, kept - discount.amount);
        });
      expect(cash.map(({ paid }) => paid).toSorted()).toEqual(value.toSorted());
      for (const { id } of [imran, sana]) {
        const delivered = states.filter(({ status, rider }) => status === 'Delivered' && rider?.id === id);
        expect(cash.filter(({ rider }) => rider === id).reduce((sum, { paid }) => sum + paid, 0)).toBe(
          delivered.reduce((sum, state) => sum + dueOf(state).amount, 0),
        );
      }
    }),
    { numRuns: RUNS },
  );
  expect([...seen].toSorted()).toEqual([...FINAL_STATUSES].toSorted());
});
