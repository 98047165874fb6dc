import type { PricingRules } from '@naap/api-clients/pricing';
import type { StorefrontClient } from '@naap/api-clients/storefront';
import type * as v from 'valibot';
import type { Commit } from '../http/idempotency.ts';
import type { Readiness } from '../http/readiness.ts';
import type { Reply } from '../http/reply.ts';
import type { BusinessMetrics } from '../metrics.ts';
import type { Customer, ShopperReader, Store } from '../store/store.ts';

/** The dependencies of the routes. */
export interface RouteServices {
  readonly store: Store;
  readonly readiness: Pick<Readiness, 'check'>;
  readonly storefront: Pick<StorefrontClient, 'getVariants'>;
  readonly pricing: PricingRules;
  /** How many orders of one shopper get the coupon's discount; null without a limit. */
  readonly couponUsesPerShopper: number | null;
  readonly now: () => number;
  readonly metrics: BusinessMetrics;
}

/** The request of a signed-in shopper, as routes receive it. */
export interface ShopperRequest {
  readonly customer: Customer;
  readonly shopper: ShopperReader;
  /** Decoded parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly signal: AbortSignal;
  /** Parses the body. Rejects with HttpError 400, which names the invalid field. */
  readBody<Schema extends v.GenericSchema>(schema: Schema): Promise<v.InferOutput<Schema>>;
  /** Gives the request, and retries with the same Idempotency-Key, one effect. */
  once(body: unknown, run: (commit: Commit) => Promise<Reply>): Promise<Reply>;
}

interface RouteBase {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** In Hono's notation, such as /customer/address/:id. */
  readonly path: string;
}

export type Route =
  | (RouteBase & { readonly access: 'public'; handle(services: RouteServices): Promise<Reply> })
  | (RouteBase & {
      readonly access: 'shopper';
      handle(request: ShopperRequest, services: RouteServices): Promise<Reply>;
    });
