import { type CartOutbox, type CartOutboxOptions, createCartOutbox } from './cart-outbox.ts';
import { openOutboxStore } from './database-store.ts';

/** Opens the outbox of this tab. Imported on demand: the first load contains none of its code. */
export async function openCartOutbox(options: Omit<CartOutboxOptions, 'store'>): Promise<CartOutbox> {
  return createCartOutbox({ ...options, store: await openOutboxStore() });
}
