/** Every verb that parses JSON, with a well-formed response and the error messages that it rejects with. */
import { m } from '@naap/messages';
import {
  type AuthenticatedConfig,
  createBackendClient,
  createLocationClient,
  createShopApiClient,
  createStorefrontClient,
  ERROR_MESSAGES,
} from '../src/index.ts';
import * as responses from './responses.ts';

type Fetch = typeof globalThis.fetch;

export interface Verb {
  readonly name: string;
  readonly call: (fetch: Fetch, options?: { signal?: AbortSignal; timeoutMs?: number }) => Promise<unknown>;
  readonly response: unknown;
  /** The error message for no response, an error status, or invalid JSON. */
  readonly text: string;
  /** The error message for JSON that does not match the schema, where it differs. */
  readonly unexpected?: string;
}

const { storefront, backend, shopApi, location } = ERROR_MESSAGES;
const unexpected = storefront.unexpectedStructure;

/** Most of the responses are malformed on purpose. */
const ignoreProblem = () => {};

const storefrontClient = (fetch: Fetch, timeoutMs = 10_000) =>
  createStorefrontClient({
    url: 'http://storefront.test/graphql',
    token: 'public',
    fetch,
    timeoutMs,
    report: ignoreProblem,
  });

const signedIn = (fetch: Fetch, timeoutMs = 10_000): AuthenticatedConfig => ({
  baseUrl: 'http://backend.test',
  getToken: async () => 'identity-token',
  fetch,
  timeoutMs,
  report: ignoreProblem,
});

const locationClient = (fetch: Fetch, timeoutMs = 10_000) =>
  createLocationClient({
    mapsUrl: 'http://maps.test/geocode',
    mapsKey: 'key',
    ipInfoUrl: 'http://ip.test/json',
    fetch,
    timeoutMs,
  });

export const newAddress = {
  name: 'Asha',
  phone: '+919876543210',
  address: '12 MG Road, Bengaluru',
  latitude: 12.9716,
  longitude: 77.5946,
};

export const orderAddress = {
  fullAddress: newAddress.address,
  name: newAddress.name,
  phone: newAddress.phone,
  latitude: newAddress.latitude,
  longitude: newAddress.longitude,
  addressId: 'address-1',
};

export const verbs: readonly Verb[] = [
  {
    name: 'storefront.listProducts',
    call: (fetch, o) => storefrontClient(fetch, o?.timeoutMs).listProducts({}, o),
    response: responses.listResponse,
    text: storefront.listProducts,
    unexpected,
  },
  {
    name: 'storefront.listCollection',
    call: (fetch, o) => storefrontClient(fetch, o?.timeoutMs).listCollection({ handle: 'tops' }, o),
    response: responses.collectionResponse,
    text: storefront.listCollection,
    unexpected,
  },
  {
    name: 'storefront.searchProducts',
    call: (fetch, o) => storefrontClient(fetch, o?.timeoutMs).searchProducts({ searchQuery: 'kurta' }, o),
    response: responses.searchResponse,
    text: storefront.searchProducts,
    unexpected,
  },
  {
    name: 'storefront.listProductsByTag',
    call: (fetch, o) => storefrontClient(fetch, o?.timeoutMs).listProductsByTag({ tag: 'women' }, o),
    response: responses.searchResponse,
    text: storefront.listProductsByTag('women'),
  },
  {
    name: 'storefront.countProducts',
    call: (fetch, o) => storefrontClient(fetch, o?.timeoutMs).countProducts({ searchQuery: 'kurta' }, o),
    response: responses.countsResponse,
    text: storefront.searchProducts,
    unexpected,
  },
  {
    name: 'storefront.listCollectionTags',
    call: (fetch, o) => storefrontClient(fetch, o?.timeoutMs).listCollectionTags({ handle: 'tops' }, o),
    response: responses.collectionTagsResponse,
    text: storefront.listCollection,
    unexpected,
  },
  {
    name: 'storefront.listCollectionFacets',
    call: (fetch, o) =>
      storefrontClient(fetch, o?.timeoutMs).listCollectionFacets(
        { handle: 'tops', filter: { tagGroups: [], brands: [] } },
        o,
      ),
    response: responses.collectionFacetsResponse,
    text: storefront.listCollection,
    unexpected,
  },
  {
    name: 'storefront.suggestProducts',
    call: (fetch, o) => storefrontClient(fetch, o?.timeoutMs).suggestProducts({ text: 'kur', limit: 4 }, o),
    response: responses.suggestionsResponse,
    text: storefront.searchProducts,
    unexpected,
  },
  {
    name: 'storefront.getProduct',
    call: (fetch, o) => storefrontClient(fetch, o?.timeoutMs).getProduct('11', o),
    response: responses.productResponse,
    text: storefront.getProduct,
    unexpected,
  },
  {
    name: 'storefront.getProducts',
    call: (fetch, o) => storefrontClient(fetch, o?.timeoutMs).getProducts(['11'], o),
    response: responses.productsResponse,
    text: storefront.listProducts,
    unexpected,
  },
  {
    name: 'storefront.recommendProducts',
    call: (fetch, o) => storefrontClient(fetch, o?.timeoutMs).recommendProducts('11', o),
    response: responses.recommendationsResponse,
    text: storefront.listProducts,
    unexpected,
  },
  {
    name: 'storefront.getVariants',
    call: (fetch, o) => storefrontClient(fetch, o?.timeoutMs).getVariants(['21'], o),
    response: responses.variantsResponse,
    text: storefront.getVariants,
  },
  {
    name: 'storefront.getVariant',
    call: (fetch, o) => storefrontClient(fetch, o?.timeoutMs).getVariant('21', o),
    response: responses.variantsResponse,
    text: storefront.getVariants,
  },
  {
    name: 'backend.login',
    call: (fetch, o) => createBackendClient(signedIn(fetch, o?.timeoutMs)).login(o),
    response: responses.loginResponse,
    text: backend.login,
  },
  {
    name: 'backend.logout',
    call: (fetch, o) => createBackendClient(signedIn(fetch, o?.timeoutMs)).logout('identity-token', o),
    response: undefined,
    text: ERROR_MESSAGES.unauthenticated,
  },
  {
    name: 'backend.getCart',
    call: (fetch, o) => createBackendClient(signedIn(fetch, o?.timeoutMs)).getCart(o),
    response: responses.cartResponse,
    text: backend.getCart,
  },
  {
    name: 'backend.changeCart',
    call: (fetch, o) =>
      createBackendClient(signedIn(fetch, o?.timeoutMs)).changeCart(
        { variantId: responses.variantGid, delta: 1, idempotencyKey: 'key-1' },
        o,
      ),
    response: responses.cartResponse,
    text: backend.changeCart,
  },
  {
    name: 'shopApi.createAddress',
    call: (fetch, o) => createShopApiClient(signedIn(fetch, o?.timeoutMs)).createAddress(newAddress, o),
    response: responses.addressResponse,
    text: shopApi.createAddress,
  },
  {
    name: 'shopApi.restoreAddress',
    call: (fetch, o) =>
      createShopApiClient(signedIn(fetch, o?.timeoutMs)).restoreAddress(
        { id: 'address-1', ...newAddress },
        o,
      ),
    response: responses.addressResponse,
    text: shopApi.createAddress,
  },
  {
    name: 'shopApi.listAddresses',
    call: (fetch, o) => createShopApiClient(signedIn(fetch, o?.timeoutMs)).listAddresses(o),
    response: [responses.addressResponse],
    text: shopApi.listAddresses,
  },
  {
    name: 'shopApi.deleteAddress',
    call: (fetch, o) => createShopApiClient(signedIn(fetch, o?.timeoutMs)).deleteAddress('address-1', o),
    response: undefined,
    text: shopApi.deleteAddress,
  },
  {
    name: 'shopApi.placeOrder',
    call: (fetch, o) =>
      createShopApiClient(signedIn(fetch, o?.timeoutMs)).placeOrder(
        { address: orderAddress, idempotencyKey: 'key-1' },
        o,
      ),
    response: responses.placedOrderResponse,
    text: shopApi.placeOrder,
  },
  {
    name: 'shopApi.listOrders',
    call: (fetch, o) => createShopApiClient(signedIn(fetch, o?.timeoutMs)).listOrders({}, o),
    response: responses.ordersResponse,
    text: shopApi.listOrders,
  },
  {
    name: 'shopApi.getOrder',
    call: (fetch, o) => createShopApiClient(signedIn(fetch, o?.timeoutMs)).getOrder('order-1', undefined, o),
    response: responses.orderDetailsResponse,
    text: shopApi.listOrders,
  },
  {
    name: 'shopApi.changeOrder',
    call: (fetch, o) =>
      createShopApiClient(signedIn(fetch, o?.timeoutMs)).changeOrder(
        'order-1',
        { kind: 'choice', handedBack: [], version: 4, idempotencyKey: 'key-1' },
        o,
      ),
    response: { version: 5 },
    text: m.order_change_failed(),
  },
  {
    name: 'shopApi.getNaap',
    call: (fetch, o) => createShopApiClient(signedIn(fetch, o?.timeoutMs)).getNaap(o),
    response: responses.naapResponse,
    text: shopApi.getNaap,
  },
  {
    name: 'shopApi.getProductFit',
    call: (fetch, o) => createShopApiClient(signedIn(fetch, o?.timeoutMs)).getProductFit('11', o),
    response: responses.productFitResponse,
    text: shopApi.getNaap,
  },
  {
    name: 'shopApi.readStoredData',
    call: (fetch, o) => createShopApiClient(signedIn(fetch, o?.timeoutMs)).readStoredData({}, o),
    response: responses.storedDataResponse,
    text: shopApi.readStoredData,
  },
  {
    name: 'location.reverseGeocode',
    call: (fetch, o) =>
      locationClient(fetch, o?.timeoutMs).reverseGeocode({ latitude: 12.9716, longitude: 77.5946 }, o),
    response: responses.geocodeResponse,
    text: location.reverseGeocode,
  },
  {
    name: 'location.findPlaces',
    call: (fetch, o) => locationClient(fetch, o?.timeoutMs).findPlaces('MG Road, Bengaluru', o),
    response: responses.placesResponse,
    text: location.findPlaces,
  },
  {
    name: 'location.locateByIp',
    call: (fetch, o) => locationClient(fetch, o?.timeoutMs).locateByIp(o),
    response: responses.ipInfoResponse,
    text: location.locateByIp,
  },
];

/** Returns whether a verb ignores the response body. */
export const ignoresBody = (verb: Verb) => verb.response === undefined;
