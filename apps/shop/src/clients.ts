import type { Clients } from '@naap/api-clients';
import {
  createBackendClient,
  createBrandsClient,
  createLocationClient,
  createPhoneAuthClient,
  createShopApiClient,
  createStorefrontClient,
  type ResponseProblem,
} from '@naap/api-clients';
import type { ShopConfig } from '../config.ts';

/** Creates one client per remote; all use the signed-in shopper's token. Fetches and loads nothing until a client is called. */
export function createClients(config: ShopConfig): Clients {
  const phoneAuth = createPhoneAuthClient({
    apiKey: config.FIREBASE_API_KEY,
    projectId: config.FIREBASE_PROJECT_ID,
    ...(config.FIREBASE_AUTH_DOMAIN ? { authDomain: config.FIREBASE_AUTH_DOMAIN } : {}),
    ...(config.FIREBASE_EMULATOR_URL ? { emulatorUrl: config.FIREBASE_EMULATOR_URL } : {}),
  });
  const getToken = () => phoneAuth.getToken();
  const backend = createBackendClient({ baseUrl: config.BACKEND_URL, getToken });
  return {
    phoneAuth,
    backend,
    cart: config.CART_URL ? createBackendClient({ baseUrl: config.CART_URL, getToken }) : backend,
    shopApi: createShopApiClient({
      baseUrl: config.SHOP_API_URL ?? config.BACKEND_URL,
      getToken,
      report: logProblem,
    }),
    brands: createBrandsClient({
      baseUrl: config.BRANDS_URL ?? config.BACKEND_URL,
      protocol: config.BRANDS_PROTOCOL,
      report: logProblem,
    }),
    storefront: createStorefrontClient({
      url: config.STOREFRONT_URL,
      token: config.STOREFRONT_TOKEN,
      country: config.STOREFRONT_COUNTRY,
      language: config.STOREFRONT_LANGUAGE,
      report: logProblem,
    }),
    location: createLocationClient({
      mapsUrl: config.MAPS_URL,
      ipInfoUrl: config.IP_INFO_URL,
      ...(config.MAPS_KEY ? { mapsKey: config.MAPS_KEY } : {}),
      ...(config.IP_INFO_TOKEN ? { ipInfoToken: config.IP_INFO_TOKEN } : {}),
      geolocation: () => globalThis.navigator?.geolocation,
    }),
  };
}

/** Logs why part of a response was dropped, so that a merchant can find out why a product is missing from a list. */
function logProblem({ kind, subject, id, reason }: ResponseProblem): void {
  const problem =
    kind === 'malformed' ? `omitted a malformed ${subject}` : `the response for ${subject} contains errors`;
  // biome-ignore lint/suspicious/noConsole: a static page has no other log.
  console.warn(`naap: ${problem}${id === null ? '' : ` (${id})`}: ${reason}`);
}
