import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { datedUntil } from './catalogue/dates.ts';
import type { Catalogue } from './catalogue/types.ts';
import { createDataCorruptor } from './eu-shoes/corrupt-data.ts';
import { createFaultInjector, type Fault, type FaultInjector } from './faults.ts';
import { createIdentityHandler } from './identity/handler.ts';
import type { SigningKey } from './identity/tokens.ts';
import { brandLogo, brandLogoPath } from './images/brand-logos.ts';
import { createImageHandler, type Rasterise } from './images/handler.ts';
import { imagePath } from './images/image-url.ts';
import { geocode, geocodePath, ipInfo, ipInfoPath } from './location/handlers.ts';
import { ownOriginOnly } from './own-origin.ts';
import { storeCatalogue } from './store-catalogue.ts';
import { createStorefrontHandler, storefrontPath } from './storefront/handler.ts';
import type { SandboxStore } from './stores.ts';

export interface SandboxOptions {
  readonly origins?: { readonly sandbox?: string; readonly identity?: string };
  /** Returns the current time in milliseconds since 1970. Default: `Date.now`. */
  readonly now?: () => number;
  /** Returns a number in [0, 1). Default: cryptographically secure random numbers. */
  readonly random?: () => number;
  /** Converts product images to the requested format. Default: images are served as SVG. */
  readonly rasterise?: Rasterise;
  /** Called with each one-time code that is sent. */
  readonly onCode?: (phoneNumber: string, code: string) => void;
  /** From `createSigningKey`. Default: a new key, so that tokens are valid in this sandbox only. */
  readonly signingKey?: SigningKey;
  /** Default `sandbox-public-token`. */
  readonly storefrontToken?: string;
  /** Issuer and audience of the tokens. Default `demo-naap`. */
  readonly projectId?: string;
  readonly faults?: readonly Fault[];
  /** Default `naap`. `eu-shoes` is a German shoe shop in euros; some of its products are malformed. `seed-7` is made from the number. */
  readonly store?: SandboxStore;
  /** Moves the catalogue's dates so that they end now. Default: they are fixed, for stories and tests. */
  readonly hasDatesUntilNow?: boolean;
}

export interface FetchHandler {
  fetch(request: Request): Promise<Response>;
}

export interface Sandbox {
  readonly catalogue: Catalogue;
  readonly storefrontToken: string;
  readonly projectId: string;
  /** URLs for the configuration of clients. */
  readonly urls: {
    readonly storefront: string;
    readonly maps: string;
    readonly ipInfo: string;
    readonly identity: string;
    readonly inbox: string;
    /** Base URL of brand logos. */
    readonly brandImages: string;
  };
  /** The GraphQL Storefront API. */
  readonly storefront: FetchHandler;
  /** The CDN of product images. */
  readonly images: FetchHandler;
  readonly maps: FetchHandler;
  readonly ipInfo: FetchHandler;
  /** Phone sign-in, JSON Web Key Set and inbox page. */
  readonly identity: FetchHandler;
  /** All paths of the sandbox origin: storefront, images, maps, IP info and fault injection. */
  readonly site: FetchHandler;
  readonly faults: FaultInjector;
  /** The two origins with their fetch handlers, for `toMswHandlers`. */
  readonly routes: readonly { readonly origin: string; fetch(request: Request): Promise<Response> }[];
}

const secureRandom = (): number => {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value / 2 ** 32;
};

/** Creates fakes of all third-party services as fetch handlers, for a Node server, MSW or a test. Sandboxes share no state. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const {
    now = Date.now,
    random = secureRandom,
    storefrontToken = 'sandbox-public-token',
    projectId = 'demo-naap',
  } = options;
  const sandboxOrigin = options.origins?.sandbox ?? 'http://localhost:8788';
  const identityOrigin = options.origins?.identity ?? 'http://localhost:9099';
  const built = storeCatalogue(options.store ?? 'naap');
  const catalogue = options.hasDatesUntilNow ? datedUntil(now(), built) : built;
  const faults = createFaultInjector(options.faults);

  const storefront = faults.wrap(
    'storefront',
    createStorefrontHandler({
      catalogue,
      token: storefrontToken,
      imageOrigin: sandboxOrigin,
      ...(options.store === 'eu-shoes' ? { transformData: createDataCorruptor(catalogue) } : {}),
    }),
  );
  const images = faults.wrap('images', createImageHandler(catalogue, options.rasterise));
  const logos = faults.wrap('images', brandLogo);
  const maps = faults.wrap('maps', geocode);
  const locate = faults.wrap('ipInfo', ipInfo);
  const identity = faults.wrap(
    'identity',
    createIdentityHandler({
      origin: identityOrigin,
      projectId,
      now,
      random,
      signingKey: options.signingKey,
      onCode: options.onCode,
    }),
  );

  const site = new Hono();
  // Before CORS, which would answer preflights and let any page read the response.
  site.use('/__sandbox/*', ownOriginOnly(sandboxOrigin));
  addFaultRoutes(site, faults);
  site.use(cors({ maxAge: 86_400 }));
  site.all(storefrontPath, ({ req }) => storefront(req.raw));
  site.get(`${imagePath}*`, ({ req }) => images(req.raw));
  site.get(`${brandLogoPath}*`, ({ req }) => logos(req.raw));
  site.get(geocodePath, ({ req }) => maps(req.raw));
  site.get(ipInfoPath, ({ req }) => locate(req.raw));
  site.get('/', (context) => context.json({ storefront: storefrontPath, faults: '/__sandbox/faults' }));

  const fetchers = {
    site: { fetch: async (request: Request) => site.fetch(request) },
    identity: { fetch: identity },
  };
  return {
    catalogue,
    storefrontToken,
    projectId,
    urls: {
      storefront: `${sandboxOrigin}${storefrontPath}`,
      maps: `${sandboxOrigin}${geocodePath}`,
      ipInfo: `${sandboxOrigin}${ipInfoPath}`,
      identity: identityOrigin,
      inbox: `${identityOrigin}/inbox`,
      brandImages: `${sandboxOrigin}${brandLogoPath.slice(0, -1)}`,
    },
    storefront: { fetch: storefront },
    images: { fetch: images },
    maps: { fetch: maps },
    ipInfo: { fetch: locate },
    ...fetchers,
    faults,
    routes: [
      { origin: sandboxOrigin, ...fetchers.site },
      { origin: identityOrigin, ...fetchers.identity },
    ],
  };
}

/** Adds the HTTP routes of fault injection: POST adds a fault, GET lists the remaining ones, DELETE removes all. */
function addFaultRoutes(site: Hono, faults: FaultInjector): void {
  const path = '/__sandbox/faults';
  site.get(path, (context) => context.json(faults.list()));
  site.delete(path, (context) => {
    faults.clear();
    return context.body(null, 204);
  });
  site.post(path, async (context) => {
    try {
      faults.add(await context.req.json());
      return context.json(faults.list(), 201);
    } catch (error) {
      if (!(error instanceof v.ValiError) && !(error instanceof SyntaxError)) throw error;
      return context.json({ error: error.message }, 400);
    }
  });
}
