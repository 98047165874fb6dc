import type { Clients } from '@naap/api-clients';
import {
  createBrandsClient,
  createPhoneAuthClient,
  ERROR_MESSAGES,
  loadOnCall,
  type StorefrontConfig,
} from '@naap/api-clients';
import { baseLocale, getLocale } from '@naap/messages/runtime';
import type { ShopConfig } from '../config.ts';
import { fetchWithTraceContext } from './trace-context.ts';

/**
 * Creates one client per remote; all use the signed-in shopper's token. Fetches nothing until a client is called, not even its code: a page
 * that the server rendered needs none of it. `storefront` overrides the storefront's configuration, on the server.
 */
export function createClients(config: ShopConfig, storefront: Partial<StorefrontConfig> = {}): Clients {
  const phoneAuth = createPhoneAuthClient({
    apiKey: config.FIREBASE_API_KEY,
    projectId: config.FIREBASE_PROJECT_ID,
    ...(config.FIREBASE_AUTH_DOMAIN ? { authDomain: config.FIREBASE_AUTH_DOMAIN } : {}),
    ...(config.FIREBASE_EMULATOR_URL ? { emulatorUrl: config.FIREBASE_EMULATOR_URL } : {}),
  });
  const getToken = () => phoneAuth.getToken();
  const tracing = config.TRACE_CONTEXT === 'true' ? { fetch: fetchWithTraceContext } : {};
  const backendAt = (baseUrl: string) =>
    loadOnCall(
      async () => {
        const { createBackendClient } = await import('@naap/api-clients/backend');
        return createBackendClient({ baseUrl, getToken, ...tracing });
      },
      { ...ERROR_MESSAGES.backend, logout: ERROR_MESSAGES.unauthenticated },
    );
  const backend = backendAt(config.BACKEND_URL);
  return {
    phoneAuth,
    backend,
    cart: config.CART_URL ? backendAt(config.CART_URL) : backend,
    shopApi: loadOnCall(
      async () => {
        const { createShopApiClient } = await import('@naap/api-clients/shop-api');
        const baseUrl = config.SHOP_API_URL ?? config.BACKEND_URL;
        return createShopApiClient({ baseUrl, getToken, ...tracing });
      },
      {
        ...shopApiTexts,
        restoreAddress: shopApiTexts.createAddress,
        getOrder: shopApiTexts.listOrders,
        changeOrder: shopApiTexts.listOrders,
        getPushKey: shopApiTexts.listOrders,
        followOrder: shopApiTexts.listOrders,
        saveNaap: shopApiTexts.getNaap,
        deleteNaap: shopApiTexts.getNaap,
        getProductFit: shopApiTexts.getNaap,
      },
    ),
    brands: createBrandsClient({
      baseUrl: config.BRANDS_URL ?? config.BACKEND_URL,
      protocol: config.BRANDS_PROTOCOL,
      ...tracing,
    }),
    storefront: loadOnCall(
      async () => {
        const { createStorefrontClient } = await import('@naap/api-clients/storefront');
        return createStorefrontClient({ ...storefrontConfig(config), ...storefront });
      },
      {
        ...storefrontTexts,
        listProductsByTag: storefrontTexts.listProducts,
        countProducts: storefrontTexts.searchProducts,
        listCollectionFacets: storefrontTexts.listCollection,
        listCollectionTags: storefrontTexts.listCollection,
        suggestProducts: storefrontTexts.searchProducts,
        getVariant: storefrontTexts.getVariants,
        getProducts: storefrontTexts.listProducts,
        recommendProducts: storefrontTexts.listProducts,
      },
    ),
    location: loadOnCall(
      async () => {
        const { createLocationClient } = await import('@naap/api-clients/location');
        return createLocationClient({
          mapsUrl: config.MAPS_URL,
          ipInfoUrl: config.IP_INFO_URL,
          ...(config.MAPS_KEY ? { mapsKey: config.MAPS_KEY } : {}),
          ...(config.IP_INFO_TOKEN ? { ipInfoToken: config.IP_INFO_TOKEN } : {}),
        });
      },
      { ...ERROR_MESSAGES.location, getPosition: ERROR_MESSAGES.location.getPosition.header.other },
    ),
  };
}

const { shopApi: shopApiTexts, storefront: storefrontTexts } = ERROR_MESSAGES;

/** Returns the configuration of clients of the storefront. */
export function storefrontConfig(config: ShopConfig): StorefrontConfig {
  return {
    url: config.STOREFRONT_URL,
    token: config.STOREFRONT_TOKEN,
    country: config.STOREFRONT_COUNTRY,
    language: getLocale() === baseLocale ? config.STOREFRONT_LANGUAGE : getLocale().toUpperCase(),
  };
}
