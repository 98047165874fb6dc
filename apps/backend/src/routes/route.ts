import type { PricingRules } from '@naap/api-clients/pricing';
import type { StorefrontClient } from '@naap/api-clients/storefront';
import type { Delivery } from '@naap/content';
import type * as v from 'valibot';
import type { ErrorCode } from '../http/errors.ts';
import type { ChangeCartOptions, Commit } from '../http/idempotency.ts';
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
  /** How long an order counts as on its way, in ms, unless its status says that it is not. */
  readonly orderInProgressMs: number;
  /** The promised time from an order to the door, the hours and the areas. */
  readonly delivery: Delivery;
  /** The public key of notifications; null when there are none. */
  readonly pushKey: string | null;
  readonly now: () => number;
  readonly metrics: BusinessMetrics;
}

/** The request of a signed-in shopper, as routes receive it. */
export interface ShopperRequest<Body = undefined, Query = undefined> {
  readonly customer: Customer;
  /** When the user of the token entered the code, in milliseconds since 1970. */
  readonly signedInAt: number;
  readonly shopper: ShopperReader;
  /** Decoded parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** Parsed with the route's schema. */
  readonly query: Query;
  /** Parsed with the route's schema. */
  readonly body: Body;
  readonly ifNoneMatch: string | null;
  readonly signal: AbortSignal;
  /**
   * Gives the request, and retries with the same Idempotency-Key, one effect on the data of the signed-in customer, or of the owner of the order
   * that the staff change.
   */
  once(run: (commit: Commit) => Promise<Reply>, owner?: string): Promise<Reply>;
  /** Gives a change of the cart, and retries with the same key, one effect. Rejects with CartChangedError when the cart keeps changing. */
  changeCartOnce(options: ChangeCartOptions): Promise<Reply>;
}

/** The request and the response of a route. Requests are validated with it, and the API document is generated from it. */
interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In Hono's notation, such as /customer/address/:id. */
  readonly path: string;
  /** Names the operation in the API document, for generated clients. */
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  /** Schemas of the path's parameters, for the API document; the route checks them itself. */
  readonly params?: v.ObjectSchema<v.ObjectEntries, undefined>;
  /** Whether an `Idempotency-Key` gives retries one effect. */
  readonly isIdempotent?: true;
  /** `Cache-Control` of the response, which then has an `ETag` and can be 304. Default: `no-store`. */
  readonly cacheControl?: 'private, no-cache' | 'public, max-age=3600';
  readonly success: {
    readonly status: 200 | 201;
    readonly description: string;
    readonly body: v.GenericSchema;
    /** Descriptions of the reply's own headers. */
    readonly headers?: Readonly<Record<string, string>>;
  };
  /** The errors of this route, besides those of authorisation, validation, idempotency and limits. */
  readonly errors?: readonly ErrorCode[];
}

export interface PublicRoute extends Operation {
  readonly access: 'public';
  /** Whether the limit of requests of an address applies. */
  readonly isLimited?: true;
  handle(services: RouteServices, params: ShopperRequest['params']): Promise<Reply>;
}

export interface ShopperRoute<
  Body extends v.GenericSchema = v.GenericSchema,
  Query extends v.GenericSchema = v.GenericSchema,
> extends Operation {
  readonly access: 'shopper';
  readonly body?: Body;
  /** Unknown parameters are ignored. */
  readonly query?: Query;
  /** Whether the limit of requests for a whole account applies too. */
  readonly isAboutAccount?: true;
  /** The reply to a shopper whose account is deleted. Default: the error `account_deleted`. */
  readonly afterDeletion?: Reply;
  /** The reply to a shopper whose sign-in was ended. Default: the error `invalid_token`. */
  readonly afterSignOut?: Reply;
  handle(
    request: ShopperRequest<v.InferOutput<Body>, v.InferOutput<Query>>,
    services: RouteServices,
  ): Promise<Reply>;
}

export type Route = PublicRoute | ShopperRoute;

/** The schema of an absent body or query. */
type Absent = v.UndefinedSchema<undefined>;

/** Returns the route, with the types of its request inferred from its schemas. */
export function shopperRoute<Body extends v.GenericSchema = Absent, Query extends v.GenericSchema = Absent>(
  route: Omit<ShopperRoute<Body, Query>, 'access'>,
): ShopperRoute<Body, Query> {
  return { ...route, access: 'shopper' };
}
