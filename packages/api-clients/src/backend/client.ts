import * as v from 'valibot';
import type { AuthenticatedConfig } from '../config.ts';
import { ApiError, type CallOptions } from '../error.ts';
import { ERROR_MESSAGES } from '../error-catalogue.ts';
import { type HttpResponse, sendSignedIn } from '../http.ts';
import { errorField, parseResponse } from '../parse-response.ts';
import { wireId, wireList } from '../wire.ts';
import type { BackendClient, Cart } from './types.ts';

const MESSAGES = ERROR_MESSAGES.backend;

/** Creates the client of the product backend: POST /login, GET and POST /cart (spec section 7). */
export function createBackendClient(config: AuthenticatedConfig): BackendClient {
  return {
    async login({ signal }: CallOptions = {}) {
      const failure = MESSAGES.login;
      const response = await sendSignedIn(config, { method: 'POST', path: '/login', signal, failure });
      if (!response.ok) {
        throw new ApiError(errorField(response.body) ?? failure, { kind: 'http', status: response.status });
      }
      return { customerId: parseResponse(LoginResponse, response.body, failure).shopify_customer_id };
    },

    async logout(token, { signal }: CallOptions = {}) {
      const failure = ERROR_MESSAGES.unauthenticated;
      const { ok, status } = await sendSignedIn(
        { ...config, getToken: async () => token },
        { method: 'POST', path: '/logout', keepalive: true, signal, failure },
      );
      if (!ok) throw new ApiError(failure, { kind: 'http', status });
    },

    async getCart({ signal }: CallOptions = {}) {
      const failure = MESSAGES.getCart;
      return readCart(await sendSignedIn(config, { path: '/cart', signal, failure }), failure);
    },

    async changeCart({ variantId, delta, idempotencyKey, restoreAfter }, { signal }: CallOptions = {}) {
      const failure = MESSAGES.changeCart;
      const response = await sendSignedIn(config, {
        method: 'POST',
        path: '/cart',
        headers: { 'idempotency-key': idempotencyKey },
        body: {
          items: [
            {
              product_variant_id: variantId,
              quantity: delta,
              ...(restoreAfter && { restore_after: restoreAfter }),
            },
          ],
        },
        signal,
        failure,
      });
      return readCart(response, failure);
    },
  };
}

const LoginResponse = v.object({ shopify_customer_id: wireId });

const CartResponse = v.variant('status', [
  v.object({ status: v.literal('empty') }),
  v.object({
    status: v.literal('success'),
    items: wireList(
      v.object({
        product_variant_id: v.pipe(v.string(), v.nonEmpty()),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    ),
  }),
]);

function readCart(response: HttpResponse, failure: string): Cart {
  if (!response.ok) {
    throw new ApiError(failure, { kind: 'http', status: response.status, detail: errorField(response.body) });
  }
  const cart = parseResponse(CartResponse, response.body, failure);
  if (cart.status === 'empty' || cart.items.length === 0) return { status: 'empty', lines: [] };
  return {
    status: 'success',
    lines: cart.items.map((item) => ({ variantId: item.product_variant_id, quantity: item.quantity })),
  };
}
