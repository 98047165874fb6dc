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
import { createBackend, createMemoryStore, createTokenVerifier, type Store } from '@naap/backend';
import { createSandbox, type Sandbox } from '@naap/sandbox';
import type { Clients } from '@naap/state';
import { answerWith, BACKEND_ORIGIN, IDENTITY_ORIGIN, SANDBOX_ORIGIN } from './story-remotes.ts';

/** Who is signed in where a story says `signedIn`. */
export const shopper: PhoneUser = { uid: 'asha', phoneNumber: '+919876543210' };
const SHOPPER_TOKEN = 'token-of-asha';

/** Bandra West, Mumbai; the stand-in maps service knows an address there. */
const HOME = { latitude: 19.0596, longitude: 72.8295 };

export interface WorldOptions {
  readonly signedIn?: boolean;
  /** Who is signed in then; `shopper` unless given. */
  readonly user?: PhoneUser;
  /** Names of the brands the backend carries, instead of those it starts with. */
  readonly brands?: readonly string[];
  /** Verbs of the cart in place of the backend's, for what no reply brings about. */
  readonly cart?: Partial<Clients['cart']>;
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

/** Opens a world with nothing in it and makes it the current one. */
export function openWorld(options: WorldOptions = {}): ShopWorld {
  const { signedIn = false, user = shopper, brands, cart, geolocation = atHome } = options;
  let lastCode: string | undefined;
  const sandbox = createSandbox({
    origins: { sandbox: SANDBOX_ORIGIN, identity: IDENTITY_ORIGIN },
    // One code for all, so that a picture of it is the same each time.
    random: () => 0.550_614,
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
    brandImagesUrl: urls.brandImages,
    store: brands === undefined ? createMemoryStore() : storeCarrying(brands),
    verifyToken: async (given) =>
      given === SHOPPER_TOKEN ? { uid: shopper.uid, phone: shopper.phoneNumber } : verifyIssued(given),
    storefront: createStorefrontClient({ url: urls.storefront, token, fetch: into(sandbox.storefront) }),
  });

  const provider = createPhoneAuthClient({ apiKey: 'story', projectId, emulatorUrl: IDENTITY_ORIGIN });
  const phoneAuth = signedIn ? signedInAtFirst(provider, user) : provider;
  const authenticated = { baseUrl: BACKEND_ORIGIN, getToken: () => phoneAuth.getToken() };
  const backendClient = createBackendClient(authenticated);
  const straight = { baseUrl: BACKEND_ORIGIN, getToken: async () => SHOPPER_TOKEN, fetch: into(backend) };

  const world: ShopWorld = {
    sandbox,
    backend,
    clients: {
      phoneAuth,
      backend: backendClient,
      cart: { ...backendClient, ...cart },
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
  answerWith({ backend, sandbox: sandbox.site, identity: sandbox.identity });
  return world;
}

function storeCarrying(names: readonly string[]): Store {
  const brands = names.map((name, index) => ({ id: index + 1, name, description: '', imagePaths: [] }));
  return { ...createMemoryStore(), listBrands: async () => brands };
}

/** A client's `fetch` that goes straight into a handler, past the network and everything that overrides it. */
function into(handler: { fetch(request: Request): Promise<Response> }): typeof globalThis.fetch {
  return (input, init) => handler.fetch(new Request(input, init));
}

/** The provider with a shopper whose session is stored already; after signing out it is the provider alone. */
function signedInAtFirst(provider: PhoneAuthClient, stored: PhoneUser): PhoneAuthClient {
  let user: PhoneUser | null = stored;
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
