import * as v from 'valibot';
import { shopperRoute } from './route.ts';

export const login = shopperRoute({
  method: 'POST',
  path: '/login',
  id: 'login',
  summary: 'Sign in',
  description: 'The customer of the token is created at the first request with it. Reads no body.',
  success: {
    status: 200,
    description: 'The customer.',
    body: v.object({ shopify_customer_id: v.string() }),
  },
  async handle({ customer }, { metrics }) {
    metrics.signedIn();
    return { status: 200, body: { shopify_customer_id: customer.id } };
  },
});
