import type { Reply } from '../http/reply.ts';
import type { ShopperRequest } from './route.ts';

/** POST /login: the customer of the token, who exists by the time any route runs. No body is read. */
export async function login({ customer }: ShopperRequest): Promise<Reply> {
  return { status: 200, body: { shopify_customer_id: customer.id } };
}
