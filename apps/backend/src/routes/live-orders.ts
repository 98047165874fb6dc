import {
  CANCEL_REASONS,
  dueOf,
  HAND_BACK_REASONS,
  HandedBack,
  keptOf,
  type OrderEvent,
} from '@naap/api-clients/order-lifecycle';
import { type Money, toDecimal } from '@naap/api-clients/pricing';
import * as v from 'valibot';
import {
  type CurrentOrder,
  changeOrder,
  orderNotFound,
  readOrder,
  withCurrentOrder,
} from '../orders/change-order.ts';
import { detailsToWire, OrderDetails, OrderParams, orderIdOf } from './orders.ts';
import { type RouteServices, type ShopperRequest, shopperRoute } from './route.ts';

const time = v.pipe(v.string(), v.isoTimestamp());
const pieces = v.pipe(v.number(), v.integer());

const OrderProgressEvent = v.pipe(
  v.object({
    number: v.pipe(pieces, v.description('The version of the order after it.')),
    kind: v.pipe(v.string(), v.examples(['packed', 'dispatched', 'arrived', 'delivered'])),
    at: time,
    by: v.picklist(['shopper', 'store']),
  }),
  v.title('OrderEvent'),
);

/** The fields about an order's progress that its shopper and the staff see. */
export const progressFields = {
  version: v.pipe(pieces, v.description('The number of events. Commands need it.')),
  promised_at: v.nullable(v.pipe(time, v.description('When it shall be at the door.'))),
  amount_due: v.pipe(
    v.number(),
    v.description('The cash for the pieces that are kept, in units of the currency.'),
  ),
  is_handed_over: v.pipe(v.boolean(), v.description('Whether the shopper has the pieces to try on.')),
  cancel_reason: v.nullable(v.picklist(CANCEL_REASONS)),
  items: v.array(
    v.object({
      ...OrderDetails.pipe[0].entries.items.item.entries,
      position: pieces,
      picture: v.nullable(v.string()),
      missing: pieces,
      handed_back: pieces,
      kept: pieces,
      reason: v.nullable(v.picklist(HAND_BACK_REASONS)),
    }),
  ),
  events: v.array(OrderProgressEvent),
};

/** An order as its shopper sees it. */
export const LiveOrder = v.pipe(
  v.object({
    ...OrderDetails.pipe[0].entries,
    ...progressFields,
    rider_name: v.nullable(v.pipe(v.string(), v.description('The first name of the rider.'))),
    rider_phone: v.nullable(
      v.pipe(v.string(), v.description('While the rider is on the way or at the door.')),
    ),
    door_code: v.nullable(
      v.pipe(
        v.string(),
        v.description(
          'The shopper tells it to the rider. From "On the way" until the pieces are handed over.',
        ),
        v.examples(['0471']),
      ),
    ),
  }),
  v.title('LiveOrder'),
);

const VersionSeen = {
  version: v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(0, 'must be at least 0'),
    v.description('The version of the order that was seen. With another one, nothing is changed.'),
  ),
};

export const CommandBody = v.pipe(v.strictObject(VersionSeen), v.title('OrderCommand'));

export const ChoiceBody = v.pipe(
  v.strictObject({
    ...VersionSeen,
    handed_back: v.pipe(
      v.array(v.strictObject(HandedBack.entries)),
      v.maxLength(100),
      v.description('The pieces that are handed back. All others are kept.'),
    ),
  }),
  v.title('OrderChoice'),
);

export const OrderChanged = v.pipe(
  v.object({
    order_id: v.string(),
    version: v.number(),
    status: v.string(),
    amount_due: v.number(),
    is_handed_over: v.boolean(),
  }),
  v.title('OrderChanged'),
);

/** The first number changes when the body gets another format. */
const etagOf = (version: number) => `"1-${version}"`;

export const getLiveOrder = shopperRoute({
  method: 'GET',
  path: '/orders/:id',
  id: 'getLiveOrder',
  summary: 'Get an order with its progress',
  description: 'For polling: an unchanged order is 304 and costs one indexed read.',
  params: OrderParams,
  cacheControl: 'private, no-cache',
  success: { status: 200, description: 'The order.', body: LiveOrder },
  errors: ['order_not_found'],
  async handle({ params, shopper, ifNoneMatch }, { store }) {
    const id = orderIdOf(params);
    if (ifNoneMatch !== null) {
      const version = await shopper.findOrderVersion(id);
      if (version !== null && ifNoneMatch === etagOf(version))
        return { status: 304, body: null, headers: { ETag: ifNoneMatch } };
    }
    const current = await readOrder(shopper, id);
    if (!current) throw orderNotFound();
    return {
      status: 200,
      body: await withRider(current, store),
      headers: { ETag: etagOf(current.state.version) },
    };
  },
});

const success = { status: 200, description: 'The order is changed.', body: OrderChanged } as const;
const errors = ['order_not_found', 'order_changed', 'order_refused'] as const;

export const cancelOrder = shopperRoute({
  method: 'POST',
  path: '/orders/:id/cancel',
  id: 'cancelOrder',
  summary: 'Cancel an order that is not packed yet',
  params: OrderParams,
  body: CommandBody,
  isIdempotent: true,
  success,
  errors,
  handle: (request, services) => command(request, services, { kind: 'cancel', reason: null }),
});

export const chooseItems = shopperRoute({
  method: 'PUT',
  path: '/orders/:id/choice',
  id: 'chooseItems',
  summary: 'Choose which pieces are kept and which are handed back at the door',
  description: 'Replaces the choice before. The rider may change it too.',
  params: OrderParams,
  body: ChoiceBody,
  isIdempotent: true,
  success,
  errors,
  handle: (request, services) =>
    command(request, services, { kind: 'choice', lines: request.body.handed_back }),
});

type ShopperCommand =
  | { readonly kind: 'cancel'; readonly reason: null }
  | { readonly kind: 'choice'; readonly lines: readonly HandedBack[] };

function command(
  {
    params,
    body: { version },
    once,
  }: ShopperRequest<{ readonly version: number; readonly [field: string]: unknown }>,
  { now, store }: RouteServices,
  given: ShopperCommand,
) {
  const actor = { role: 'shopper', id: '' } as const;
  return withCurrentOrder(
    () =>
      once((commit) =>
        commit(async (shopper) => {
          const command = { ...given, version, actor };
          const after = await changeOrder({ shopper, orderId: orderIdOf(params), command, at: now() });
          return { status: 200, body: changedToWire(after) };
        }),
      ),
    (current) => withRider(current, store),
  );
}

/** Returns the order as its shopper sees it, with the phone number of a rider who is on the way or at the door. */
async function withRider(current: CurrentOrder, store: RouteServices['store']) {
  const { status, rider } = current.state;
  const isWithRider = status === 'On the way' || status === 'At the door';
  const staff = isWithRider ? await store.listStaff() : [];
  return liveToWire(current, staff.find(({ id }) => id === rider?.id)?.phone);
}

export function changedToWire({ order, state }: CurrentOrder): v.InferOutput<typeof OrderChanged> {
  return {
    order_id: order.id,
    version: state.version,
    status: state.status,
    amount_due: decimal(dueOf(state)),
    is_handed_over: state.isHandedOver,
  };
}

export function liveToWire(
  current: CurrentOrder,
  riderPhone: string | null = null,
): v.InferOutput<typeof LiveOrder> {
  const { order, state } = current;
  return {
    ...detailsToWire(order),
    ...progressToWire(current),
    rider_name: state.rider?.name ?? null,
    rider_phone: riderPhone,
    door_code: order.doorCode,
  };
}

/** Returns the values of `progressFields`. */
export function progressToWire({ order, events, state }: CurrentOrder) {
  const cancelled = events.map(({ event }) => event).find(isCancelled);
  return {
    version: state.version,
    promised_at: order.promisedAt === null ? null : isoTime(order.promisedAt),
    amount_due: decimal(dueOf(state)),
    is_handed_over: state.isHandedOver,
    cancel_reason: cancelled?.reason ?? null,
    items: detailsToWire(order).items.flatMap((item, position) => {
      const line = state.lines[position];
      if (!line) return [];
      const { missing, handedBack, reason } = line;
      const picture = order.items[position]?.picture ?? null;
      return [{ ...item, position, picture, missing, handed_back: handedBack, kept: keptOf(line), reason }];
    }),
    events: [
      { number: 0, kind: 'placed', at: isoTime(order.createdAt), by: 'shopper' as const },
      ...events.map(({ event: { kind }, at, who }, index) => ({
        number: index + 1,
        kind,
        at: isoTime(at),
        by: who === 'shopper' ? ('shopper' as const) : ('store' as const),
      })),
    ],
  };
}

const isCancelled = (event: OrderEvent) => event.kind === 'cancelled';
const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();
const decimal = (amount: Money) => Number(toDecimal(amount));
