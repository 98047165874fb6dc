import { SCOPE } from '@naap/server/telemetry';
import { metrics } from '@opentelemetry/api';
import { Webhook } from 'standardwebhooks';
import { describeError, type Logger } from './logging.ts';
import { readOrder, toCurrent } from './orders/change-order.ts';
import { progressToWire } from './routes/live-orders.ts';
import { orderName } from './routes/orders.ts';
import { createBatchSender } from './sending.ts';
import type { Outbox, OutboxEntry, Store } from './store/store.ts';

export interface WebhookOptions {
  readonly store: Pick<Store, 'read'>;
  readonly outbox: Outbox;
  readonly url: string;
  /** As the Standard Webhooks specification has it: `whsec_` and base64. */
  readonly secret: string;
  readonly logger: Logger;
  readonly firstDelayMs?: number;
}

const REQUEST_TIMEOUT_MS = 5_000;

/** Returns a function that sends the events that are due. An event is sent again until the receiver answers 2xx; the next event of its order waits. */
export function createSender({ store, outbox, url, secret, logger, firstDelayMs }: WebhookOptions) {
  const webhook = new Webhook(secret);
  const attempts = metrics
    .getMeter(SCOPE)
    .createCounter('naap.webhooks', { description: 'Attempts to send an event of an order.' });

  async function sendEntry(entry: OutboxEntry): Promise<boolean> {
    const payload = await createPayload(store, entry);
    if (payload !== null) {
      const problem = await post(`${entry.orderId}.${entry.number}`, payload);
      attempts.add(1, { outcome: problem === null ? 'received' : 'failed' });
      if (problem !== null) {
        logger.warn({ ...problem, attempts: entry.attempts + 1 }, 'an event of an order was not received');
        return false;
      }
    }
    await outbox.remove(entry);
    return true;
  }

  /** Returns why the event was not received; null when it was. */
  async function post(id: string, body: string): Promise<Readonly<Record<string, unknown>> | null> {
    const sentAt = new Date();
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
          'webhook-signature': webhook.sign(id, sentAt, body),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.ok ? null : { status: response.status };
    } catch (error) {
      return { error: describeError(error) };
    }
  }

  return createBatchSender({ queue: outbox, sendEntry, firstDelayMs });
}

/** Returns the body of a webhook: the event with the order after it, without the shopper. Null when the order is deleted. */
async function createPayload(
  store: Pick<Store, 'read'>,
  { customerId, orderId, number }: OutboxEntry,
): Promise<string | null> {
  const latest = await readOrder(store.read(customerId), orderId);
  if (!latest) return null;
  const { order } = latest;
  const current = toCurrent({ ...order, status: '' }, latest.events.slice(0, number));
  const { events, ...progress } = progressToWire(current);
  const event = latest.events[number - 1]?.event;
  const { number: _, kind, at, by } = events[number] ?? {};
  return JSON.stringify({
    type: `order.${kind}`,
    timestamp: at,
    data: {
      order_id: order.id,
      order_name: orderName(order.number),
      by,
      ...(event && { event }),
      status: current.state.status,
      currency: order.currency,
      ...progress,
    },
  });
}
