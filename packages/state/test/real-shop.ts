import {
  createBackendClient,
  createBrandsClient,
  createLocationClient,
  createShopApiClient,
  createStorefrontClient,
} from '@naap/api-clients';
import { createBackend, createMemoryStore } from '@naap/backend';
import { createSandbox } from '@naap/sandbox';
import type { Clients } from '../src/clients.ts';
import { ASHA, fakeBrowser, fakePhoneAuth } from './fakes.ts';

const BACKEND = 'http://localhost:8787';
const BENGALURU = { latitude: 12.9716, longitude: 77.5946 };

/**
 * The real clients over the real handlers of sandbox and backend, without a network between them. Only the identity
 * provider is a fake: its user is signed in, and the backend takes any token for that user's. `lose('POST /cart')`
 * loses the answer of the next such request, after it took effect.
 */
export function realShop() {
  const sandbox = createSandbox();
  const phoneAuth = fakePhoneAuth(fakeBrowser(ASHA));
  const storefront = createStorefrontClient({
    url: sandbox.urls.storefront,
    token: sandbox.storefrontToken,
    fetch: (input, init) => sandbox.site.fetch(new Request(input, init)),
  });
  const backend = createBackend({
    store: createMemoryStore(),
    verifyToken: async () => ({ uid: ASHA.uid, phone: ASHA.phoneNumber }),
    storefront,
  });
  let lost: string | null = null;
  const wire = {
    baseUrl: BACKEND,
    getToken: () => phoneAuth.getToken(),
    async fetch(input: RequestInfo | URL, init?: RequestInit) {
      const request = new Request(input, init);
      const response = await backend.fetch(request);
      if (lost === `${request.method} ${new URL(request.url).pathname}`) {
        lost = null;
        throw new TypeError('Failed to fetch');
      }
      return response;
    },
  };
  const geolocation: Geolocation = {
    clearWatch: () => {},
    watchPosition: () => 0,
    getCurrentPosition(onPosition) {
      const coords = {
        ...BENGALURU,
        accuracy: 5,
        altitude: null,
        altitudeAccuracy: null,
        heading: null,
        speed: null,
      };
      const timestamp = 0;
      onPosition({ coords: { ...coords, toJSON: () => coords }, timestamp, toJSON: () => ({}) });
    },
  };
  const backendClient = createBackendClient(wire);
  const clients: Clients = {
    storefront,
    backend: backendClient,
    cart: backendClient,
    shopApi: createShopApiClient(wire),
    brands: createBrandsClient(wire),
    phoneAuth,
    location: createLocationClient({
      mapsUrl: sandbox.urls.maps,
      ipInfoUrl: sandbox.urls.ipInfo,
      geolocation: () => geolocation,
      fetch: (input, init) => sandbox.site.fetch(new Request(input, init)),
    }),
  };
  return {
    clients,
    lose(request: string) {
      lost = request;
    },
  };
}
