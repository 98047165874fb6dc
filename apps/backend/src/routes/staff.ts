import {
  CANCEL_REASONS,
  type Command,
  type CommandKind,
  canCommand,
  type OrderStatus,
  STAFF_ROLES,
} from '@naap/api-clients/order-lifecycle';
import { money, toDecimal } from '@naap/api-clients/pricing';
import * as v from 'valibot';
import { HttpError } from '../http/errors.ts';
import {
  type CurrentOrder,
  changeOrder,
  orderNotFound,
  refused,
  toCurrent,
  withCurrentOrder,
} from '../orders/change-order.ts';
import {
  AccountDeletedError,
  NO_RECIPIENT,
  type Order,
  type ShelfPlaces,
  type StaffMember,
} from '../store/store.ts';
import { AddressBody, toWire as addressToWire } from './addresses.ts';
import { text, time } from './fields.ts';
import {
  ChoiceBody,
  CommandBody,
  changedToWire,
  OrderChanged,
  progressFields,
  progressToWire,
} from './live-orders.ts';
import { OrderParams, orderIdOf, orderName } from './orders.ts';
import { type RouteServices, type ShopperRequest, type ShopperRoute, shopperRoute } from './route.ts';

/** How long a rider sees the recipient of an order after its end. */
const RECIPIENT_AFTER_END_MS = 3_600_000;

const Member = v.object({ id: v.string(), name: v.string() });

const StaffOrder = v.pipe(
  v.object({
    order_id: v.string(),
    order_name: v.string(),
    status: v.string(),
    created_at: v.pipe(v.string(), v.isoTimestamp()),
    currency: v.string(),
    discount: v.pipe(v.number(), v.description("The coupon's, in units of the currency.")),
    ...progressFields,
    items: v.array(
      v.object({
        ...progressFields.items.item.entries,
        shelf: v.nullable(v.pipe(v.string(), v.description('Where the pieces are in the store.'))),
      }),
    ),
    rider: v.nullable(Member),
    wrong_codes: v.pipe(v.number(), v.description('Wrong door codes since the dispatch.')),
    is_to_shelve: v.pipe(v.boolean(), v.description('Whether pieces have to be put back on the shelf.')),
    deliver_to: v.nullable(
      v.pipe(
        AddressBody,
        v.description('For the manager and the rider of the order, until an hour after its end.'),
      ),
    ),
  }),
  v.title('StaffOrder'),
);

export const listStaffOrders = shopperRoute({
  method: 'GET',
  path: '/staff/orders',
  id: 'listStaffOrders',
  summary: 'List the orders on which a staff member works',
  description:
    'For packers and managers, all orders with which the store has something to do; for riders, their own ones until an hour after the end. Oldest first, at most 500.',
  cacheControl: 'private, no-cache',
  success: {
    status: 200,
    description: 'The orders, the signed-in member, and for packers and managers the riders.',
    body: v.object({
      me: v.object({ ...Member.entries, role: v.picklist(STAFF_ROLES), store: v.string() }),
      riders: v.array(Member),
      orders: v.array(StaffOrder),
    }),
  },
  errors: ['role_required'],
  async handle(request, services) {
    const { store, now } = services;
    const staff = await requireStaff(request, services);
    const { id, name, role } = staff;
    const isRider = role === 'rider';
    const orders = await store.listStaffOrders({
      riderId: isRider ? id : null,
      endedAfter: now() - RECIPIENT_AFTER_END_MS,
    });
    const places = await shelfPlacesOf(
      orders.map(({ order }) => order),
      store,
    );
    const riders = isRider ? [] : (await store.listStaff()).filter((each) => each.role === 'rider');
    return {
      status: 200,
      body: {
        me: { id, name, role, store: staff.store },
        riders: riders.map((rider) => ({ id: rider.id, name: rider.name })),
        orders: orders.map(({ order, events }) =>
          staffOrderToWire(toCurrent(order, events), { staff, places, now: now() }),
        ),
      },
    };
  },
});

/** How far back a day can begin. */
const MAX_DAY_MS = 36 * 3_600_000;

const DayQuery = v.object({
  since: v.pipe(time, v.description("When the store's day began, at most 36 hours ago.")),
});

export const getStaffDay = shopperRoute({
  method: 'GET',
  path: '/staff/day',
  id: 'getStaffDay',
  summary: 'Get the figures of a day, and the cash that each rider has to hand in',
  description: 'For packers and managers.',
  query: DayQuery,
  success: {
    status: 200,
    description: 'The figures of the orders that ended.',
    body: v.object({
      delivered: v.number(),
      returned: v.number(),
      cancelled: v.number(),
      late: v.pipe(v.number(), v.description('Orders that were at the door after the promised time.')),
      median_minutes: v.nullable(v.pipe(v.number(), v.description('From the order to the door.'))),
      currency: v.string(),
      cash: v.array(v.object({ rider_id: v.string(), name: v.nullable(v.string()), amount: v.number() })),
    }),
  },
  errors: ['role_required'],
  async handle(request, services) {
    const { store, now, pricing } = services;
    // Whoever can cancel for the store works at the counter.
    await requireStaff(request, services, 'cancel');
    const since = Math.max(Date.parse(request.query.since), now() - MAX_DAY_MS);
    const orders = await store.listEndedOrders(since);
    const names = new Map((await store.listStaff()).map(({ id, name }) => [id, name]));
    const countOf = (status: OrderStatus) => orders.filter((order) => order.status === status).length;
    const arrived = orders.flatMap((order) =>
      order.arrivedAt === null ? [] : [{ ...order, at: order.arrivedAt }],
    );
    const minutes = arrived.map(({ at, createdAt }) => (at - createdAt) / 60_000).toSorted((a, b) => a - b);
    const delivered = orders.filter(({ status }) => status === 'Delivered');
    const byRider = Map.groupBy(delivered, ({ riderId }) => riderId ?? '');
    return {
      status: 200,
      body: {
        delivered: delivered.length,
        returned: countOf('Returned'),
        cancelled: countOf('Cancelled'),
        late: arrived.filter(({ at, promisedAt }) => promisedAt !== null && at > promisedAt).length,
        median_minutes: minutes[Math.floor(minutes.length / 2)] ?? null,
        currency: pricing.currency,
        cash: Array.from(byRider, ([riderId, theirs]) => {
          const amount = theirs.reduce((sum, { amountDue }) => sum + (amountDue ?? 0), 0);
          return {
            rider_id: riderId,
            name: names.get(riderId) ?? null,
            amount: Number(toDecimal(money(amount, pricing.currency))),
          };
        }),
      },
    };
  },
});

const { version } = CommandBody.pipe[0].entries;

/** The commands of the staff, in the order of an order's life. */
export const staffCommands = [
  staffCommand({
    kind: 'missing',
    summary: 'Say how many pieces of a line are missing',
    body: v.strictObject({
      version,
      position: v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(0, 'must be at least 0')),
      quantity: v.pipe(
        v.number(),
        v.integer('must be a whole number'),
        v.minValue(0, 'must be at least 0'),
        v.description('Replaces an earlier one. When all pieces of the order are missing, it is cancelled.'),
      ),
    }),
    commandOf: async ({ position, quantity }) => ({ kind: 'missing', position, quantity }),
  }),
  plainCommand('packed', 'Say that an order is packed'),
  plainCommand('unpack', 'Undo that an order is packed'),
  staffCommand({
    kind: 'dispatch',
    summary: 'Give an order to a rider',
    body: v.strictObject({ version, rider_id: text(64) }),
    async commandOf({ rider_id }, { store }) {
      const rider = (await store.listStaff()).find(({ id, role }) => id === rider_id && role === 'rider');
      if (!rider) throw refused('rider');
      return { kind: 'dispatch', rider: { id: rider.id, name: rider.name } };
    },
  }),
  plainCommand('arrived', "Say that the rider is at the shopper's door"),
  staffCommand({
    kind: 'door-code',
    summary: 'Hand over the pieces for the door code',
    description: 'After five wrong codes only a manager can, who may leave the code out.',
    body: v.strictObject({
      version,
      code: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/, 'must be four digits'), v.examples(['0471']))),
    }),
    commandOf: async ({ code = null }) => ({ kind: 'door-code', code }),
  }),
  staffCommand({
    kind: 'choice',
    summary: "Change the shopper's choice at the door",
    body: ChoiceBody,
    commandOf: async ({ handed_back }) => ({ kind: 'choice', lines: handed_back }),
  }),
  plainCommand('collected', 'Confirm the choice, and that the cash for it is taken'),
  plainCommand('nobody-opened', 'Say that nobody opened'),
  plainCommand('send-again', 'Send an order again that was not delivered'),
  staffCommand({
    kind: 'cancel',
    summary: 'Cancel an order that has not left the store, or was not delivered',
    body: v.strictObject({ version, reason: v.picklist(CANCEL_REASONS) }),
    commandOf: async ({ reason }) => ({ kind: 'cancel', reason }),
  }),
  plainCommand('back-on-shelf', 'Say that the pieces are back on the shelf'),
] as const;

interface StaffCommand<Body extends v.GenericSchema> {
  readonly kind: CommandKind;
  readonly summary: string;
  readonly description?: string;
  readonly body: Body;
  readonly commandOf: (body: v.InferOutput<Body>, services: RouteServices) => Promise<Command>;
}

function plainCommand(
  kind: Exclude<CommandKind, 'missing' | 'dispatch' | 'door-code' | 'choice' | 'cancel'>,
  summary: string,
) {
  return staffCommand({ kind, summary, body: CommandBody, commandOf: async () => ({ kind }) });
}

function staffCommand<Body extends v.GenericSchema<unknown, { readonly version: number }>>({
  kind,
  summary,
  description,
  body,
  commandOf,
}: StaffCommand<Body>): ShopperRoute<Body, v.UndefinedSchema<undefined>> {
  const roles = STAFF_ROLES.filter((role) => canCommand(role, kind));
  return shopperRoute({
    method: 'POST',
    path: `/staff/orders/:id/${kind}`,
    id: `staff-${kind}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary,
    description: [`For: ${roles.join(', ')}.`, description].filter(Boolean).join(' '),
    params: OrderParams,
    body,
    isIdempotent: true,
    success: { status: 200, description: 'The order is changed.', body: OrderChanged },
    errors: ['role_required', 'order_not_found', 'order_changed', 'order_refused'],
    async handle(request, services) {
      const { customer, params, body, once } = request;
      const { store, now } = services;
      const staff = await requireStaff(request, services, kind);
      const orderId = orderIdOf(params);
      // The default is for an unknown order, which the command does not find.
      const owner = (await store.findOrderOwner(orderId)) ?? customer.id;
      let changed: CurrentOrder | undefined;
      const change = () =>
        once(async (commit) => {
          const command = { ...(await commandOf(body, services)), version: body.version, actor: staff };
          return commit(async (shopper) => {
            changed = await changeOrder({ shopper, orderId, command, at: now() });
            return { status: 200, body: changedToWire(changed) };
          });
        }, owner);
      const reply = await withCurrentOrder(change, async (current) =>
        staffOrderToWire(current, {
          staff,
          places: await shelfPlacesOf([current.order], store),
          now: now(),
        }),
      ).catch((error: unknown) => {
        // The shopper's account, not that of the staff member.
        throw error instanceof AccountDeletedError ? orderNotFound() : error;
      });
      // A retry changes nothing.
      if (changed) services.metrics.orderChanged(changed, body.version);
      return reply;
    },
  });
}

/** Returns the signed-in staff member. Throws HttpError 403 for others, and when the role cannot give the command. */
async function requireStaff(
  { customer }: Pick<ShopperRequest, 'customer'>,
  { store }: RouteServices,
  kind?: CommandKind,
): Promise<StaffMember> {
  const staff = await store.findStaff(customer.phone);
  if (!staff || (kind && !canCommand(staff.role, kind)))
    throw new HttpError(
      'role_required',
      'Your phone number has no access to this. Ask the manager of the store.',
    );
  return staff;
}

function shelfPlacesOf(orders: readonly Order[], store: RouteServices['store']): Promise<ShelfPlaces> {
  const ids = orders.flatMap(({ items }) => items.map(({ variantId }) => variantId));
  return store.listShelfPlaces([...new Set(ids)]);
}

interface StaffView {
  readonly staff: StaffMember;
  readonly places: ShelfPlaces;
  readonly now: number;
}

/** Returns what a staff member may see of an order. */
function staffOrderToWire(
  current: CurrentOrder,
  { staff: { id, role }, places, now }: StaffView,
): v.InferOutput<typeof StaffOrder> {
  const { order, state } = current;
  const isRecipientNeeded = order.endedAt === null || order.endedAt > now - RECIPIENT_AFTER_END_MS;
  const hasRecipient = order.deliverTo.id !== NO_RECIPIENT.id;
  const seesRecipient = role === 'manager' || (role === 'rider' && state.rider?.id === id);
  const progress = progressToWire(current);
  return {
    order_id: order.id,
    order_name: orderName(order.number),
    status: order.status,
    created_at: new Date(order.createdAt).toISOString(),
    currency: order.currency,
    discount: Number(toDecimal(money(order.discount, order.currency))),
    ...progress,
    items: progress.items.map((item) => ({ ...item, shelf: places.get(item.product_variant_id) ?? null })),
    rider: state.rider,
    wrong_codes: state.wrongCodes,
    is_to_shelve: state.isToShelve,
    deliver_to: isRecipientNeeded && seesRecipient && hasRecipient ? addressToWire(order.deliverTo) : null,
  };
}
