import { type Agent, request } from 'node:https';
import { FINAL_STATUSES, type OrderStatus } from '@naap/api-clients/order-lifecycle';
import { m } from '@naap/messages';
import { SCOPE } from '@naap/server/telemetry';
import { metrics } from '@opentelemetry/api';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import webPush, { type RequestDetails } from 'web-push';
import type { Config } from './config.ts';
import type { Logger } from './logging.ts';
import { type CurrentOrder, readOrder } from './orders/change-order.ts';
import { orderName } from './routes/orders.ts';
import { createBatchSender } from './sending.ts';
import type { DuePush, PushQueue, Store } from './store/store.ts';

export interface NotificationOptions {
  readonly store: Pick<Store, 'read'>;
  readonly queue: PushQueue;
  readonly vapid: NonNullable<Config['vapid']>;
  readonly logger: Logger;
  /** Connects to the push services. Default: one that refuses private addresses, because shoppers choose the endpoints. */
  readonly agent?: Agent;
  readonly firstDelayMs?: number;
}

const REQUEST_TIMEOUT_MS = 5_000;
/** How long the push service keeps a notification for a phone that is off, in seconds. */
const TTL_SECONDS = 30 * 60;

/** The statuses about which shoppers are told, with the kind of event that begins each one. */
const TOLD: Readonly<
  Partial<Record<OrderStatus, { readonly kind: string; readonly title: typeof m.order_stage_packed }>>
> = {
  Packed: { kind: 'packed', title: m.order_stage_packed },
  'On the way': { kind: 'dispatched', title: m.order_stage_on_the_way },
  'At the door': { kind: 'arrived', title: m.order_stage_at_the_door },
};

/**
 * Returns a function that sends the notifications that are due. Each has the current stage of the order, also when an earlier one was not
 * received. It is repeated until the push service accepts it, or the next stage replaces it. A subscription ends with its order, or when the
 * push service does not know it any more.
 */
export function createNotificationSender({ store, queue, vapid, logger, ...options }: NotificationOptions) {
  const { agent = new RequestFilteringHttpsAgent(), firstDelayMs } = options;
  const attempts = metrics
    .getMeter(SCOPE)
    .createCounter('naap.notifications', { description: 'Attempts to send a notification of an order.' });

  async function sendEntry(entry: DuePush): Promise<boolean> {
    const current = await readOrder(store.read(entry.customerId), entry.orderId);
    if (!current || FINAL_STATUSES.has(current.state.status)) {
      await queue.remove(entry);
      return true;
    }
    const notification = createNotification(current, entry.number, entry.language);
    if (notification) {
      const problem = await send(entry, notification);
      attempts.add(1, { outcome: problem === null ? 'sent' : problem === 'gone' ? 'gone' : 'failed' });
      if (problem === 'gone') {
        await queue.remove(entry);
        return true;
      }
      if (problem !== null) {
        logger.warn({ ...problem, attempts: entry.attempts + 1 }, 'a notification was not received');
        return false;
      }
    }
    await queue.settle(entry, current.state.version);
    return true;
  }

  /** Returns null when the push service has accepted it, 'gone' when it never will, or why it has not. */
  async function send({ endpoint, p256dh, auth, orderNumber }: DuePush, message: object) {
    try {
      const details = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: vapid,
          TTL: TTL_SECONDS,
          urgency: 'high',
          // A later stage replaces an earlier one that waits for the phone.
          topic: `order-${orderNumber}`,
        },
      );
      const status = await post(details, agent);
      if (status === 404 || status === 410) return 'gone';
      return status >= 200 && status < 300 ? null : { status };
    } catch {
      // Not the message of the error, which has the host that the client has chosen.
      return { status: null };
    }
  }

  return createBatchSender({ queue, sendEntry, firstDelayMs });
}

/** Resolves with the status of the response. Never reads the body, which can be endless: the client has chosen the address. */
function post({ endpoint, method, headers, body }: RequestDetails, agent: Agent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const sent = request(endpoint, { method, headers, agent, signal }, (response) => {
    resolve(response.statusCode ?? 0);
    response.destroy();
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

/** Returns what the service worker shows about an order; null when the stage began with an event that the browser knows, up to number `known`. */
export function createNotification({ order, events, state }: CurrentOrder, known: number, language: string) {
  const told = TOLD[state.status];
  if (!told || !events.slice(known).some(({ event }) => event.kind === told.kind)) return null;
  const locale = language === 'hi' ? 'hi' : 'en';
  return {
    title: told.title({}, { locale }),
    body: m.order_title({ name: orderName(order.number) }, { locale }),
    path: `/order/${order.id}`,
  };
}
