import * as v from 'valibot';
import { HttpError } from '../http/errors.ts';
import { messageForField } from '../http/field-messages.ts';
import { toCurrent } from '../orders/change-order.ts';
import { type Account, DAY_MS, type KeyedReply, type Order, type ShopperReader } from '../store/store.ts';
import { AddressBody, toWire as addressToWire } from './addresses.ts';
import { CartBody, toWire as cartToWire } from './cart.ts';
import { LiveOrder, liveToWire } from './live-orders.ts';
import { NaapBody } from './naap.ts';
import { PushSubscriptionData, subscriptionToWire } from './notifications.ts';
import { orderName } from './orders.ts';
import { shopperRoute } from './route.ts';

/** Maximum number of orders, and of stored replies, in one response. */
const PAGE_SIZE = 100;

/** The statuses of orders that nobody delivers any more, in lower case. */
const FINAL_STATUSES: ReadonlySet<string> = new Set(['delivered', 'cancelled', 'returned']);

const time = v.pipe(v.string(), v.isoTimestamp());
const day = v.pipe(v.string(), v.isoDate());

const StoredReplyData = v.object({
  request: v.pipe(v.string(), v.examples(['POST /cart'])),
  idempotency_key: v.string(),
  request_hash: v.pipe(v.string(), v.description('SHA-256 of the body of the request.')),
  created_at: time,
  status: v.number(),
  body: v.pipe(v.unknown(), v.description('The body of the reply.')),
});

const AccountData = v.pipe(
  v.object({
    account: v.optional(
      v.pipe(
        v.object({
          customer_id: v.string(),
          user_id: v.pipe(v.string(), v.description('The id of the identity provider.')),
          phone: v.string(),
          created_at: time,
          last_visit_on: day,
          cart_changed_on: v.nullable(day),
        }),
        v.description(
          'On the first page only, as the cart, the addresses, the measurements and the subscriptions.',
        ),
      ),
    ),
    cart: v.optional(CartBody),
    addresses: v.optional(v.array(AddressBody)),
    naap: v.optional(v.nullable(NaapBody)),
    push_subscriptions: v.optional(
      v.pipe(v.array(PushSubscriptionData), v.description('Browsers that get notifications of orders.')),
    ),
    orders: v.pipe(v.array(LiveOrder), v.maxLength(PAGE_SIZE)),
    stored_replies: v.pipe(
      v.array(StoredReplyData),
      v.maxLength(PAGE_SIZE),
      v.description('Replies that are kept for retries with an `Idempotency-Key`.'),
    ),
    cursor: v.optional(
      v.pipe(v.string(), v.description('The `after` of the next page. Absent on the last page.')),
    ),
  }),
  v.title('AccountData'),
);

const DataQuery = v.object({
  after: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9+/]{1,600}={0,2}$/, 'is not a cursor of this data'),
      v.description('The `cursor` of the page before. Without it, the data begins.'),
    ),
  ),
});

/** The position at which the next page begins, for each list; null for a list that has ended. */
const Position = v.strictObject({
  before: v.nullable(v.pipe(v.number(), v.safeInteger())),
  reply: v.nullable(v.strictObject({ route: v.string(), key: v.string() })),
});
type Position = v.InferOutput<typeof Position>;

export const downloadData = shopperRoute({
  method: 'GET',
  path: '/customer/data',
  id: 'downloadData',
  summary: 'Get everything that is stored about the shopper',
  description: `In pages: account, cart, addresses, measurements and subscriptions on the first one, and at most ${PAGE_SIZE} orders and stored replies on each.`,
  query: DataQuery,
  isAboutAccount: true,
  success: { status: 200, description: 'A page of the data.', body: AccountData },
  async handle({ customer, shopper, query: { after } }, { store }) {
    const position = after === undefined ? null : positionOf(after);
    const orders =
      position && position.before === null
        ? []
        : await shopper.listOrders({ limit: PAGE_SIZE, before: position?.before ?? null });
    const events = await shopper.listOrderEvents(orders.map(({ number }) => number));
    const replies =
      position && position.reply === null
        ? []
        : await shopper.listReplies({ limit: PAGE_SIZE, after: position?.reply ?? null });
    const next: Position = {
      before: orders.length === PAGE_SIZE ? (orders.at(-1)?.number ?? null) : null,
      reply: replies.length === PAGE_SIZE ? keyOf(replies.at(-1)) : null,
    };
    return {
      status: 200,
      body: {
        ...(position === null && {
          account: accountToWire(await store.readAccount(customer)),
          cart: cartToWire((await shopper.readCart()).lines),
          addresses: (await shopper.listAddresses()).map(addressToWire),
          naap: await shopper.readNaap(),
          push_subscriptions: (await shopper.listPushSubscriptions()).map(subscriptionToWire),
        }),
        orders: orders.map((order) => liveToWire(toCurrent(order, events.get(order.number) ?? []))),
        stored_replies: replies.map(replyToWire),
        ...((next.before !== null || next.reply) && { cursor: btoa(JSON.stringify(next)) }),
      },
    };
  },
});

const deleted = { status: 200, body: { status: 'success' } };

export const deleteAccount = shopperRoute({
  method: 'DELETE',
  path: '/customer',
  id: 'deleteAccount',
  summary: 'Delete the account',
  description:
    'Deletes cart, addresses, measurements, subscriptions to notifications, stored replies, phone number and the link to the identity provider. Orders are kept for tax law, without the recipient. Tokens of earlier sign-ins are refused from then on, by other processes within a minute. Repeating the request with such a token succeeds.',
  isAboutAccount: true,
  afterDeletion: deleted,
  success: {
    status: 200,
    description: 'The account is deleted, or was before.',
    body: v.object({ status: v.literal('success') }),
  },
  errors: ['order_in_progress'],
  async handle({ customer, signedInAt }, { store, now, orderInProgressMs }) {
    await store.deleteAccount(customer, {
      // The clock of the identity provider may be ahead.
      deletedAt: Math.max(now(), signedInAt),
      check: (shopper) => requireNoOrderInProgress(shopper, now(), orderInProgressMs),
    });
    return deleted;
  },
});

/** Throws HttpError 409 while a courier needs the address of an order. */
async function requireNoOrderInProgress(
  shopper: ShopperReader,
  now: number,
  orderInProgressMs: number,
): Promise<void> {
  // An order that is placed while the store is closed is promised for a later day.
  const endOf = ({ createdAt, promisedAt }: Order) =>
    Math.max(createdAt, promisedAt ?? 0) + orderInProgressMs;
  let before: number | null = null;
  for (;;) {
    const orders: readonly Order[] = await shopper.listOrders({ limit: PAGE_SIZE, before });
    const order = orders.find((each) => !FINAL_STATUSES.has(each.status.toLowerCase()) && endOf(each) > now);
    if (order)
      throw new HttpError(
        'order_in_progress',
        `Order ${orderName(order.number)} is on its way. You can delete your account when it has arrived.`,
        {
          details: {
            order_name: orderName(order.number),
            until: isoTime(endOf(order)),
          },
        },
      );
    before = orders.at(-1)?.number ?? null;
    if (orders.length < PAGE_SIZE || before === null) return;
  }
}

function positionOf(cursor: string): Position {
  try {
    return v.parse(Position, JSON.parse(cursor.length % 4 === 0 ? atob(cursor) : ''));
  } catch {
    throw new HttpError('invalid_fields', messageForField('after'), {
      details: { fields: [{ in: 'query', name: 'after', problem: 'is not a cursor of this data' }] },
    });
  }
}

function keyOf(reply: KeyedReply | undefined): Position['reply'] {
  return reply ? { route: reply.route, key: reply.key } : null;
}

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();
const isoDay = (days: number) => isoTime(days * DAY_MS).slice(0, 10);

function accountToWire({ id, uid, phone, createdAt, seenOn, cartChangedOn }: Account) {
  return {
    customer_id: id,
    user_id: uid,
    phone,
    created_at: isoTime(createdAt),
    last_visit_on: isoDay(seenOn),
    cart_changed_on: cartChangedOn === null ? null : isoDay(cartChangedOn),
  };
}

function replyToWire({ route, key, bodyHash, status, body, createdAt }: KeyedReply) {
  return {
    request: route,
    idempotency_key: key,
    request_hash: bodyHash,
    created_at: isoTime(createdAt),
    status,
    body: JSON.parse(body) as unknown,
  };
}
