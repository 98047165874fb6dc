import { FINAL_STATUSES } from '@naap/api-clients/order-lifecycle';
import * as v from 'valibot';
import { HttpError } from '../http/errors.ts';
import { orderNotFound, readOrder, refused } from '../orders/change-order.ts';
import type { PushSubscription } from '../store/store.ts';
import { OrderParams, orderIdOf, orderName } from './orders.ts';
import { shopperRoute } from './route.ts';

/** Maximum number of browsers that get notifications of one order. */
const MAX_BROWSERS = 10;

export const getPushKey = shopperRoute({
  method: 'GET',
  path: '/push-key',
  id: 'getPushKey',
  summary: 'Get the public key with which browsers subscribe to notifications',
  cacheControl: 'private, no-cache',
  success: {
    status: 200,
    description: 'The `applicationServerKey` of the Push API; null when the shop sends no notifications.',
    body: v.pipe(v.object({ public_key: v.nullable(v.string()) }), v.title('PushKey')),
  },
  handle: async (_request, { pushKey }) => ({ status: 200, body: { public_key: pushKey } }),
});

const base64url = (length: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${length}}$`), `must be ${length} characters of base64url`));

/** As `PushSubscription.toJSON()` of browsers returns it, with the language of the notifications. */
const SubscriptionBody = v.pipe(
  v.strictObject({
    endpoint: v.pipe(
      v.string(),
      v.maxLength(1000),
      v.check(isPushAddress, 'must be an https address with a domain name and without a port'),
      v.description('The address of the push service, https.'),
      v.examples(['https://push.example/send/1']),
    ),
    keys: v.strictObject({ p256dh: base64url(87), auth: base64url(22) }),
    language: v.picklist(['en', 'hi']),
  }),
  v.title('PushSubscription'),
);

/** The address is chosen by the client, and requested by the backend. */
function isPushAddress(text: string): boolean {
  const { protocol, port, hostname, username } = URL.parse(text) ?? {};
  return protocol === 'https:' && port === '' && username === '' && /\.[a-z][a-z0-9-]*$/.test(hostname ?? '');
}

export const followOrder = shopperRoute({
  method: 'PUT',
  path: '/orders/:id/notifications',
  id: 'followOrder',
  summary: 'Get notifications of an order on its way in a browser',
  description: 'Sent when the order is packed, on the way and at the door. Ends with the order.',
  params: OrderParams,
  body: SubscriptionBody,
  success: {
    status: 200,
    description: 'The browser gets notifications.',
    body: v.object({ status: v.literal('success') }),
  },
  errors: ['order_not_found', 'order_refused', 'not_found'],
  async handle({ customer, params, body: { endpoint, keys, language } }, { store, pushKey }) {
    if (pushKey === null) throw new HttpError('not_found', 'This shop sends no notifications.');
    await store.write(customer.id, async (shopper) => {
      const current = await readOrder(shopper, orderIdOf(params));
      if (!current) throw orderNotFound();
      const orderNumber = current.order.number;
      const others = (await shopper.listPushSubscriptions()).filter(
        (each) => each.orderNumber === orderNumber && each.endpoint !== endpoint,
      );
      if (FINAL_STATUSES.has(current.state.status) || others.length >= MAX_BROWSERS) throw refused('status');
      const { version: number } = current.state;
      await shopper.savePushSubscription({ orderNumber, endpoint, ...keys, language, number });
    });
    return { status: 200, body: { status: 'success' } };
  },
});

export const PushSubscriptionData = v.object({
  order_name: v.string(),
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
  language: v.string(),
});

export const subscriptionToWire = ({ orderNumber, endpoint, p256dh, auth, language }: PushSubscription) => ({
  order_name: orderName(orderNumber),
  endpoint,
  keys: { p256dh, auth },
  language,
});
