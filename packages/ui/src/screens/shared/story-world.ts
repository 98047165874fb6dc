import {
  createBackendClient,
  createBrandsClient,
  createLocationClient,
  createPhoneAuthClient,
  createShopApiClient,
  createStorefrontClient,
  type PhoneAuthClient,
  type PhoneUser,
} from '@naap/api-clients';
import { createBackend, createMemoryStore, createTokenVerifier } from '@naap/backend';
import { createSandbox, type Sandbox } from '@naap/sandbox';
import { toMswHandlers } from '@naap/sandbox/msw';
import type { Clients } from '@naap/state';
import type { HttpHandler } from 'msw';

/** Where the clients of a story look for the shop's remotes: the addresses of `npm start`. */
export const BACKEND_ORIGIN = 'http://localhost:8787';
export const SANDBOX_ORIGIN = 'http://localhost:8788';
export const IDENTITY_ORIGIN = 'http://localhost:9099';

/** Who is signed in where a story says `signedIn`. */
export const shopper: PhoneUser = { uid: 'asha', phoneNumber: '+919876543210' };
const SHOPPER_TOKEN = 'token-of-asha';

/** Bandra West, Mumbai; the stand-in maps service knows an address there. */
const HOME = { latitude: 19.0596, longitude: 72.8295 };

export interface WorldOptions {
  readonly signedIn?: boolean;
  /** The browser's geolocation; says that the shopper is at home unless given. */
  readonly geolocation?: () => Geolocation | undefined;
}

/** Everything behind one story or test: remotes with nothing stored yet, and clients of them. */
export interface ShopWorld {
  readonly sandbox: Sandbox;
  readonly backend: { fetch(request: Request): Promise<Response> };
  readonly clients: Clients;
  /** The same verbs, straight into the remotes: what a story puts there is not met by its own overrides. */
  readonly direct: Pick<Clients, 'cart' | 'shopApi'>;
  /** The last code texted to anyone. */
  lastCode(): string | undefined;
}

let current: ShopWorld | undefined;

/** Request handlers that answer with whatever world is current. */
export function worldHandlers(): HttpHandler[] {
  const answer =
    (pick: (world: ShopWorld) => { fetch(request: Request): Promise<Response> }) => (request: Request) =>
      current
        ? pick(current).fetch(request)
        : Promise.resolve(new Response('No world is open.', { status: 503 }));
  return toMswHandlers([
    { origin: BACKEND_ORIGIN, fetch: answer(({ backend }) => backend) },
    { origin: SANDBOX_ORIGIN, fetch: answer(({ sandbox }) => sandbox.site) },
    { origin: IDENTITY_ORIGIN, fetch: answer(({ sandbox }) => sandbox.identity) },
  ]);
}

/** Opens a world with nothing in it and makes it the current one. */
export function openWorld({ signedIn = false, geolocation = atHome }: WorldOptions = {}): ShopWorld {
  let lastCode: string | undefined;
  const sandbox = createSandbox({
    origins: { sandbox: SANDBOX_ORIGIN, identity: IDENTITY_ORIGIN },
    onCode: (_phone, code) => {
      lastCode = code;
    },
  });
  const { storefrontToken: token, projectId, urls } = sandbox;
  const verifyIssued = createTokenVerifier({
    projectId,
    jwksUrl: `${IDENTITY_ORIGIN}/.well-known/jwks.json`,
  });
  const backend = createBackend({
    store: createMemoryStore(),
    verifyToken: async (given) =>
      given === SHOPPER_TOKEN ? { uid: shopper.uid, phone: shopper.phoneNumber } : verifyIssued(given),
    storefront: createStorefrontClient({ url: urls.storefront, token, fetch: into(sandbox.storefront) }),
  });

  const provider = createPhoneAuthClient({ apiKey: 'story', projectId, emulatorUrl: IDENTITY_ORIGIN });
  const phoneAuth = signedIn ? signedInAtFirst(provider) : provider;
  const authenticated = { baseUrl: BACKEND_ORIGIN, getToken: () => phoneAuth.getToken() };
  const backendClient = createBackendClient(authenticated);
  const straight = { baseUrl: BACKEND_ORIGIN, getToken: async () => SHOPPER_TOKEN, fetch: into(backend) };

  const world: ShopWorld = {
    sandbox,
    backend,
    clients: {
      phoneAuth,
      backend: backendClient,
      cart: backendClient,
      shopApi: createShopApiClient(authenticated),
      brands: createBrandsClient({ baseUrl: BACKEND_ORIGIN }),
      storefront: createStorefrontClient({ url: urls.storefront, token }),
      location: createLocationClient({
        mapsUrl: urls.maps,
        mapsKey: 'story',
        ipInfoUrl: urls.ipInfo,
        geolocation,
      }),
    },
    direct: { cart: createBackendClient(straight), shopApi: createShopApiClient(straight) },
    lastCode: () => lastCode,
  };
  current = world;
  return world;
}

/** A client's `fetch` that goes straight into a handler, past the network and everything that overrides it. */
function into(handler: { fetch(request: Request): Promise<Response> }): typeof globalThis.fetch {
  return (input, init) => handler.fetch(new Request(input, init));
}

/** The provider with a shopper whose session is stored already; after signing out it is the provider alone. */
function signedInAtFirst(provider: PhoneAuthClient): PhoneAuthClient {
  let user: PhoneUser | null = shopper;
  const listeners = new Set<(user: PhoneUser | null) => void>();
  return {
    ...provider,
    hasStoredSession: () => user !== null,
    onUserChange(listener) {
      listeners.add(listener);
      queueMicrotask(() => listeners.has(listener) && listener(user));
      return () => listeners.delete(listener);
    },
    getToken: async () => (user === null ? null : SHOPPER_TOKEN),
    async signOut() {
      user = null;
      for (const listener of listeners) listener(null);
    },
  };
}

/** A geolocation that answers with a position. */
export function positionedAt(coordinates: { latitude: number; longitude: number }): () => Geolocation {
  const coords = {
    ...coordinates,
    accuracy: 10,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  };
  const position = {
    coords: { ...coords, toJSON: () => coords },
    timestamp: 0,
    toJSON: () => ({ coords, timestamp: 0 }),
  };
  return () => ({
    getCurrentPosition: (success) => queueMicrotask(() => success(position)),
    watchPosition: () => 0,
    clearWatch: () => undefined,
  });
}

/** A geolocation that fails: 1 denied, 2 unavailable, 3 timed out. */
export function unpositioned(code: 1 | 2 | 3): () => Geolocation {
  const error = { code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
  return () => ({
    getCurrentPosition: (_success, failure) => queueMicrotask(() => failure?.(error)),
    watchPosition: () => 0,
    clearWatch: () => undefined,
  });
}

function atHome(): Geolocation {
  return positionedAt(HOME)();
}
