import type { Reply } from '../http/reply.ts';
import type { RouteServices, ShopperRequest } from './route.ts';

/** POST /login: returns the customer of the token, which was created before the route runs. Reads no body. */
export async function login({ customer }: ShopperRequest, { metrics }: RouteServices): Promise<Reply> {
  metrics.signedIn();
  return { status: 200, body: { shopify_customer_id: customer.id } };
}
