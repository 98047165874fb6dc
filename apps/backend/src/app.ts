import { ConnectError, cors as connectCors } from '@connectrpc/connect';
import { DEFAULT_PRICING_RULES, type PricingRules } from '@naap/api-clients/pricing';
import type { StorefrontClient } from '@naap/api-clients/storefront';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import type { TokenVerifier } from './auth/token-verifier.ts';
import { createBrandsRpc, isBrandsRpc } from './brands/rpc.ts';
import { codeOf, errorResponse } from './brands/rpc-errors.ts';
import { authenticate } from './http/authenticate.ts';
import { type ErrorDetails, type ErrorStatus, HttpError } from './http/errors.ts';
import { createRunOnce } from './http/idempotency.ts';
import { createRateLimiter, type RateLimiter } from './http/rate-limit.ts';
import { readJson } from './http/read-json.ts';
import type { Reply } from './http/reply.ts';
import { describeError, type Logger, silentLogger } from './logging.ts';
import { routes } from './routes/index.ts';
import type { Route } from './routes/route.ts';
import { type Store, StoreUnavailableError } from './store/port.ts';

export interface BackendLimits {
  /** The largest body, in bytes; 64 KiB when left out. */
  readonly bodyBytes?: number;
  /** Requests a minute from one address; unlimited when left out. */
  readonly perIp?: number;
  /** Requests a minute of one signed-in user; unlimited when left out. */
  readonly perShopper?: number;
}

export interface BackendOptions {
  readonly store: Store;
  readonly verifyToken: TokenVerifier;
  /** Where variants are looked up and orders are priced. */
  readonly storefront: Pick<StorefrontClient, 'getVariants'>;
  /** Fees and coupon of orders; the specification's when left out. */
  readonly pricing?: PricingRules;
  /** Sites whose pages may call, such as http://localhost:5173. None when left out; same-origin calls need no entry. */
  readonly allowedOrigins?: readonly string[];
  /** Images of brands lie below this address (no slash at its end); brands have none when it is left out. */
  readonly brandImagesUrl?: string | undefined;
  /** Milliseconds since 1970; the system's clock when left out. */
  readonly now?: () => number;
  readonly logger?: Logger;
  readonly limits?: BackendLimits;
}

/** What the caller knows of a request that the request does not say. */
export interface RequestOrigin {
  /** The caller's address, for the rate limit. */
  readonly ip: string;
}

export interface Backend {
  fetch(request: Request, origin?: RequestOrigin): Promise<Response>;
}

interface Env {
  Bindings: Partial<RequestOrigin>;
}

/**
 * The product backend and shop API (spec section 7) with the brands RPC, as one fetch handler. It runs in Node and in
 * browsers. Errors are answered as `{"error": …}` with their status, those of RPC in the form of its protocol.
 */
export function createBackend(options: BackendOptions): Backend {
  const { store, logger = silentLogger, limits = {}, now = Date.now } = options;
  const maxBodyBytes = limits.bodyBytes ?? 64 * 1024;
  const takeOfIp = limiterOf(limits.perIp, now);
  const takeOfShopper = limiterOf(limits.perShopper, now);
  const runOnce = createRunOnce(store, now);
  const services = {
    store,
    storefront: options.storefront,
    pricing: options.pricing ?? DEFAULT_PRICING_RULES,
    now,
  };

  const app = new Hono<Env>();
  app.use(async (c, next) => {
    const started = now();
    await next();
    // The route's pattern, not the path: what a path holds is the shopper's.
    const fields = { method: c.req.method, route: routeOf(c), status: c.res.status, ms: now() - started };
    if (c.res.status >= 500) logger.warn(fields, 'request');
    else logger.info(fields, 'request');
  });
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      crossOriginResourcePolicy: 'cross-origin',
    }),
  );
  app.use(
    cors({
      origin: [...(options.allowedOrigins ?? [])],
      allowMethods: [...connectCors.allowedMethods, 'DELETE'],
      allowHeaders: [...connectCors.allowedHeaders, 'Authorization', 'Idempotency-Key'],
      exposeHeaders: [...connectCors.exposedHeaders, 'Retry-After'],
      maxAge: 7200,
    }),
  );
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    if (c.req.path !== '/healthz') takeOfIp(c.env.ip ?? 'unknown');
    await next();
  });
  const limitBody = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw new HttpError(413, 'This request is too large.', {
        details: { problem: `The body is larger than ${maxBodyBytes} bytes` },
      });
    },
  });
  // RPC has a limit of its own, which refuses in the form of its protocol.
  app.use((c, next) => (isBrandsRpc(c.req.path) ? next() : limitBody(c, next)));

  const brandsRpc = createBrandsRpc({
    store,
    imagesUrl: options.brandImagesUrl,
    maxBodyBytes,
    logger,
  });
  app.use(async (c, next) => (isBrandsRpc(c.req.path) ? await brandsRpc(c.req.raw) : null) ?? next());

  const handlerOf = (route: Route) => async (c: Context<Env>) => {
    if (route.access === 'public') return jsonResponse(await route.handle(services));
    const identity = await authenticate(c.req.raw, options.verifyToken);
    takeOfShopper(identity.uid);
    const customer = await store.ensureCustomer(identity);
    const reply = await route.handle(
      {
        customer,
        shopper: store.read(customer.id),
        params: c.req.param(),
        query: new URL(c.req.url).searchParams,
        signal: c.req.raw.signal,
        readBody: (schema) => readJson(c.req.raw, schema),
        once: (body, run) =>
          runOnce(
            {
              customerId: customer.id,
              route: `${route.method} ${route.path}`,
              key: c.req.header('Idempotency-Key') ?? null,
              body,
            },
            run,
          ),
      },
      services,
    );
    return jsonResponse(reply);
  };
  for (const route of routes) app.on(route.method, route.path, handlerOf(route));
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowed = routes.filter((route) => route.path === path).map((route) => route.method);
    app.all(path, () => {
      throw new HttpError(405, `This address takes ${allowed.join(' and ')} only.`, {
        headers: { Allow: allowed.join(', ') },
      });
    });
  }

  app.notFound(() => {
    throw new HttpError(404, 'There is nothing at this address.');
  });
  app.onError((error, c) => {
    const { status, text, headers, details } = describeFailure(error);
    if (status >= 500) logger.error({ route: routeOf(c), error: describeError(error) }, 'request failed');
    const rpcError = isBrandsRpc(c.req.path)
      ? errorResponse(c.req.raw, new ConnectError(text, codeOf(status)), headers)
      : null;
    return rpcError ?? jsonResponse({ status, body: { error: text, ...details } }, headers);
  });

  return { fetch: async (request, origin) => app.fetch(request, { ...origin }) };
}

function limiterOf(perMinute: number | undefined, now: () => number): RateLimiter {
  return perMinute === undefined ? () => {} : createRateLimiter(perMinute, now);
}

function jsonResponse({ status, body }: Reply, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

function routeOf(c: Context<Env>): string {
  return routes.find((route) => route.path === c.req.routePath)?.path ?? 'other';
}

function describeFailure(error: Error): {
  status: ErrorStatus | 500;
  text: string;
  headers: Readonly<Record<string, string>>;
  details?: ErrorDetails;
} {
  if (error instanceof HttpError)
    return { status: error.status, text: error.message, headers: error.headers, details: error.details };
  if (error instanceof StoreUnavailableError)
    return {
      status: 503,
      text: 'The shop cannot be reached right now. Please try again.',
      headers: { 'Retry-After': '1' },
    };
  return { status: 500, text: 'Something went wrong on our side. Please try again.', headers: {} };
}
