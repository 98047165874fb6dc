import { type CartQueue, type CartQueueOptions, createCartQueue } from '../cart-queue.ts';
import { type CartOutboxOptions, createCartOutbox } from './cart-outbox.ts';
import { openOutboxStore } from './database-store.ts';

type Options = Omit<CartQueueOptions, 'createOutbox'> &
  Pick<CartOutboxOptions, 'port' | 'customerId' | 'isSessionStored'>;

/** Deletes the saved changes of a shopper. Another tab may still send one of them. */
export async function forgetChanges(customerId: string): Promise<void> {
  const store = await openOutboxStore();
  for (const { id } of await store.list(customerId)) await store.remove(id);
}

/** Opens this tab's queue and outbox of the cart. Imported on demand, because the first load must contain none of their code. */
export async function openCartQueue({
  port,
  customerId,
  isSessionStored,
  ...options
}: Options): Promise<CartQueue> {
  const store = await openOutboxStore();
  return createCartQueue({
    ...options,
    createOutbox: (listener) =>
      createCartOutbox({ port, store, waiting: options.waiting, customerId, isSessionStored, listener }),
  });
}
