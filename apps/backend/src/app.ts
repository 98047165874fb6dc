import { ConnectError, cors as connectCors } from '@connectrpc/connect';
import { DEFAULT_PRICING_RULES, type PricingRules } from '@naap/api-clients/pricing';
import type { StorefrontClient } from '@naap/api-clients/storefront';
import type { Delivery } from '@naap/content';
import { createRequestObserver } from '@naap/server/telemetry';
import { sha256 } from '@noble/hashes/sha2.js';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import type { TokenVerifier } from './auth/token-verifier.ts';
import { createBrandsRpc, isBrandsRpc } from './brands/rpc.ts';
import { codeOf, errorResponse } from './brands/rpc-errors.ts';
import { accountDeleted, authenticate, signInEnded } from './http/authenticate.ts';
import { clientNetwork } from './http/client-network.ts';
import { HttpError } from './http/errors.ts';
import { INVALID_REQUEST } from './http/field-messages.ts';
import { createChangeCartOnce, createRunOnce } from './http/idempotency.ts';
import { createKnownCustomers } from './http/known-customers.ts';
import { parseBody, parseFields } from './http/parse-request.ts';
import type { RateLimiters } from './http/rate-limiter.ts';
import { createReadiness } from './http/readiness.ts';
import type { Reply } from './http/reply.ts';
import { createReplyBound } from './http/reply-bound.ts';
import { createShopperQueue } from './http/shopper-queue.ts';
import { describeError, type Logger, silentLogger } from './logging.ts';
import { createBusinessMetrics } from './metrics.ts';
import { routes } from './routes/index.ts';
import type { Route } from './routes/route.ts';
import {
  AccountDeletedError,
  DAY_MS,
  SignInEndedError,
  type Store,
  StoreUnavailableError,
} from './store/store.ts';

export interface BackendLimits {
  /** Largest request body, in bytes. Default 64 KiB. */
  readonly bodyBytes?: number;
  /** Requests of one signed-in user that are worked on at the same time; further ones wait. Default 4. */
  readonly concurrentPerShopper?: number;
  /** Stored replies of one shopper. Default 2,000. */
  readonly storedRepliesPerShopper?: number;
}

export interface BackendOptions {
  readonly store: Store;
  readonly verifyToken: TokenVerifier;
  /** Source of variants and prices. */
  readonly storefront: Pick<StorefrontClient, 'getVariants'>;
  /** Fees and coupon of orders. Default: those of the specification. */
  readonly pricing?: PricingRules;
  /** How many orders of one shopper get the coupon's discount. Default: any number. */
  readonly couponUsesPerShopper?: number | null;
  /** How long an order prevents the deletion of the account unless its status says that it has arrived, in ms. Default: a day. */
  readonly orderInProgressMs?: number;
  /** The promised minutes from an order to the door, the hours and the areas. Default: 30 minutes at any time, everywhere. */
  readonly delivery?: Delivery;
  /** Origins that CORS allows, such as http://localhost:5173. Default none; same-origin calls need no entry. */
  readonly allowedOrigins?: readonly string[];
  /** Base URL of brand images, without a trailing slash. Default: brands have no images. */
  readonly brandImagesUrl?: string | undefined;
  /** The public key of notifications. Default: there are none. */
  readonly pushKey?: string | undefined;
  /** Returns milliseconds since 1970. Default: the system's clock. */
  readonly now?: () => number;
  readonly logger?: Logger;
  readonly limits?: BackendLimits;
  readonly rateLimiters?: RateLimiters;
}

/** Data about a request that the server knows and the request does not contain. */
export interface RequestOrigin {
  /** The client's IP address, for the rate limit. */
  readonly ip: string;
  /** Returns a signal that aborts when the client closes the connection before it has the response. */
  readonly signal?: () => AbortSignal;
}

export interface Backend {
  fetch(request: Request, origin?: RequestOrigin): Promise<Response>;
  /** Makes the readiness probe fail from now on. Requests are still answered. */
  endReadiness(): void;
}

interface Env {
  Bindings: Partial<RequestOrigin>;
}

/**
 * Creates the product backend, shop API (spec section 7) and brands RPC as one fetch handler, for Node and browsers. Error responses
 * have a status and the body `{"error": …, "code": …}`; those of RPC have the format of their protocol.
 */
export function createBackend(options: BackendOptions): Backend {
  const { store, logger = silentLogger, limits = {}, rateLimiters = {}, now = Date.now } = options;
  const maxBodyBytes = limits.bodyBytes ?? 64 * 1024;
  const runForShopper = createShopperQueue(limits.concurrentPerShopper ?? 4);
  /** Counts a request that identifies no shopper. Shoppers are not counted by address: a mobile network has thousands behind one. */
  const limitAddress = (c: Context<Env>) => rateLimiters.address?.(clientNetwork(c.env.ip ?? 'unknown'));
  const customers = createKnownCustomers(store, now);
  const requireReplyRoom = createReplyBound(store, limits.storedRepliesPerShopper ?? 2_000);
  const runOnce = createRunOnce(store, now, requireReplyRoom);
  const changeCartOnce = createChangeCartOnce(store, now, requireReplyRoom);
  const readiness = createReadiness(store);
  const delivery = options.delivery ?? { minutes: 30, timeZone: 'Asia/Kolkata' };
  const services = {
    store,
    readiness,
    storefront: options.storefront,
    pricing: options.pricing ?? DEFAULT_PRICING_RULES,
    couponUsesPerShopper: options.couponUsesPerShopper ?? null,
    orderInProgressMs: options.orderInProgressMs ?? DAY_MS,
    delivery,
    pushKey: options.pushKey ?? null,
    now,
    metrics: createBusinessMetrics(delivery),
  };
  const observe = createRequestObserver();

  const app = new Hono<Env>();
  app.use(async (c, next) => {
    const started = now();
    const { method } = c.req;
    const observed = observe({ method, traceparent: c.req.header('traceparent') });
    await observed.run(async () => {
      await next();
      // The route's pattern, not the path: a path can contain personal data.
      const fields = { method, route: routeOf(c), status: c.res.status, ms: now() - started };
      if (c.res.status >= 500) logger.warn(fields, 'request');
      else logger.info(fields, 'request');
      observed.end(fields);
    });
  });
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      crossOriginResourcePolicy: 'cross-origin',
    }),
  );
  const allowedOrigins = options.allowedOrigins ?? [];
  const exposedHeaders = [...connectCors.exposedHeaders, 'ETag', 'Location', 'Retry-After'];
  const answerPreflight = cors({
    origin: [...allowedOrigins],
    allowMethods: [...connectCors.allowedMethods, 'PUT', 'DELETE'],
    allowHeaders: [
      ...connectCors.allowedHeaders,
      'Authorization',
      'Idempotency-Key',
      'If-None-Match',
      'traceparent',
    ],
    exposeHeaders: exposedHeaders,
    maxAge: 7200,
  });
  // Headers are added to the response itself: Hono's cors and c.header would copy it, with a stream for its body.
  app.use(async (c, next) => {
    if (c.req.method === 'OPTIONS') return answerPreflight(c, next);
    await next();
    const origin = c.req.header('Origin');
    const { headers } = c.res;
    if (origin !== undefined && allowedOrigins.includes(origin))
      headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Expose-Headers', exposedHeaders.join(','));
    headers.append('Vary', 'Origin');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  });
  const refuseBody = (): never => {
    throw new HttpError('body_too_large', 'This request is too large.', {
      details: { problem: `The body is larger than ${maxBodyBytes} bytes` },
    });
  };
  const limitUnknownLength = bodyLimit({ maxSize: maxBodyBytes, onError: refuseBody });
  // Checks Content-Length before Hono's limit, which reads the body: the adapter would create a second request object with a stream for it.
  const limitBody: MiddlewareHandler = (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('Content-Length');
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined)
      return limitUnknownLength(c, next);
    return Number(length) > maxBodyBytes ? refuseBody() : next();
  };
  // The RPC handler has its own limit, whose error has the format of the protocol.
  app.use((c, next) => (isBrandsRpc(c.req.path) ? next() : limitBody(c, next)));

  const brandsRpc = createBrandsRpc({
    store,
    imagesUrl: options.brandImagesUrl,
    maxBodyBytes,
    logger,
  });
  app.use(async (c, next) => {
    if (!isBrandsRpc(c.req.path)) return next();
    await limitAddress(c);
    return (await brandsRpc(c.req.raw)) ?? next();
  });

  const identify = async (c: Context<Env>) => {
    try {
      return await authenticate(c.req.raw, options.verifyToken);
    } catch (error) {
      await limitAddress(c);
      throw error;
    }
  };
  const createHandler = (route: Route) => async (c: Context<Env>) => {
    if (route.access === 'public') {
      if (route.isLimited) await limitAddress(c);
      return successResponse(route, await route.handle(services, c.req.param()));
    }
    const identity = await identify(c);
    const reply = await runForShopper(identity.uid, async () => {
      await rateLimiters.shopper?.(identity.uid);
      if (route.isAboutAccount) await rateLimiters.account?.(identity.uid);
      const customer = await customers.find(identity);
      const body = route.body && (await parseBody(c.req.raw, route.body));
      const request = {
        customerId: customer.id,
        route: `${route.method} ${route.path}`,
        key: (route.isIdempotent && c.req.header('Idempotency-Key')) ?? null,
        // The same key for two orders is not a retry.
        body: route.params ? { ...c.req.param(), body } : body,
      };
      const reply = await route.handle(
        {
          customer,
          signedInAt: identity.signedInAt,
          shopper: store.read(customer.id),
          params: c.req.param(),
          query: route.query && parseFields(route.query, c.req.query(), 'query'),
          body,
          ifNoneMatch: c.req.header('If-None-Match') ?? null,
          get signal() {
            return c.env.signal?.() ?? c.req.raw.signal;
          },
          once: (run, owner) =>
            runOnce(owner === undefined ? request : { ...request, customerId: owner, isByStaff: true }, run),
          changeCartOnce: (options) => changeCartOnce(request, options),
        },
        services,
      );
      if (route.afterDeletion) customers.forget(identity);
      return reply;
    }).catch((error: unknown) => {
      if (error instanceof SignInEndedError) {
        if (route.afterSignOut) return route.afterSignOut;
        throw signInEnded(error);
      }
      if (!(error instanceof AccountDeletedError)) throw error;
      customers.forget(identity);
      if (route.afterDeletion) return route.afterDeletion;
      throw accountDeleted(error);
    });
    return successResponse(route, reply);
  };
  const answerConditionally = etag({
    generateDigest: (body) => sha256(body).buffer,
    retainedHeaders: [
      ...RETAINED_304_HEADERS,
      'Access-Control-Allow-Origin',
      'Access-Control-Expose-Headers',
    ],
  });
  for (const route of routes) {
    if (route.cacheControl) app.get(route.path, answerConditionally);
    app.on(route.method, route.path, createHandler(route));
  }
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowed = routes.filter((route) => route.path === path).map((route) => route.method);
    app.all(path, async (c) => {
      await limitAddress(c);
      throw new HttpError('method_not_allowed', `This address takes ${allowed.join(' and ')} only.`, {
        headers: { Allow: allowed.join(', ') },
      });
    });
  }

  app.notFound(async (c) => {
    await limitAddress(c);
    throw new HttpError('not_found', 'There is nothing at this address.');
  });
  app.onError((error, c) => {
    const { status, code, message, headers, details } = toHttpError(error);
    if (status >= 500) logger.error({ route: routeOf(c), error: describeError(error) }, 'request failed');
    const rpcError = isBrandsRpc(c.req.path)
      ? errorResponse(c.req.raw, new ConnectError(message, codeOf(status)), headers)
      : null;
    return rpcError ?? jsonResponse({ status, body: { error: message, code, ...details }, headers });
  });

  return {
    fetch: async (request, origin) => app.fetch(request, { ...origin }),
    endReadiness: readiness.end,
  };
}

function successResponse({ access, cacheControl }: Route, { headers, ...reply }: Reply): Response {
  return jsonResponse({
    ...reply,
    headers: {
      ...(cacheControl ? { 'Cache-Control': cacheControl } : {}),
      ...(cacheControl && access === 'shopper' ? { Vary: 'Authorization' } : {}),
      ...headers,
    },
  });
}

function jsonResponse({ status, body, headers }: Reply): Response {
  if (status === 304) return new Response(null, { status, ...(headers && { headers }) });
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

function routeOf(c: Context<Env>): string {
  if (isBrandsRpc(c.req.path)) return 'BrandService';
  return routes.find((route) => route.path === c.req.routePath)?.path ?? 'other';
}

function toHttpError(error: Error): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof StoreUnavailableError)
    return new HttpError('database_unavailable', 'The shop cannot be reached right now. Please try again.', {
      headers: { 'Retry-After': '1' },
    });
  // The client has closed the connection while it was sending the body, so it does not get this response.
  if ('code' in error && error.code === 'ECONNRESET' && error.message === 'aborted')
    return new HttpError('invalid_body', INVALID_REQUEST, { details: { problem: 'The body ended early' } });
  return new HttpError('internal_error', 'Something went wrong on our side. Please try again.');
}
