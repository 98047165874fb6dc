import {
  createBackendClient,
  createBrandsClient,
  createLocationClient,
  createPhoneAuthClient,
  createShopApiClient,
  createStorefrontClient,
  type ReplyProblem,
} from '@naap/api-clients';
import type { Clients } from '@naap/state';
import type { ShopConfig } from '../config.ts';

/** One client a remote, all of this shopper. Nothing is fetched, and no identity provider loaded, before it is needed. */
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

/** What a merchant or an operator looks for when a product is missing from a list. */
function logProblem({ kind, subject, id, reason }: ReplyProblem): void {
  const what =
    kind === 'malformed' ? `left out a malformed ${subject}` : `errors beside the data of ${subject}`;
  // biome-ignore lint/suspicious/noConsole: the console is the only log of a page without a server of its own.
  console.warn(`naap: ${what}${id === null ? '' : ` (${id})`}: ${reason}`);
}
