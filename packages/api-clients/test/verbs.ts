/** Every verb that parses JSON, with a well-formed response and the error messages that it rejects with. */
import { m } from '@naap/messages';
import {
  type CallOptions,
  createBackendClient,
  createLocationClient,
  createShopApiClient,
  createStorefrontClient,
} from '../src/index.ts';
import { createStaffApiClient } from '../src/staff-api/client.ts';
import * as responses from './responses.ts';

type Fetch = typeof globalThis.fetch;

export interface Verb {
  readonly name: string;
  readonly call: (fetch: Fetch, options?: CallOptions & { timeoutMs?: number }) => Promise<unknown>;
  /** Undefined for a verb that ignores the response body. */
  readonly response: unknown;
  /** The error message for no response, an error status, or invalid JSON (spec section 8). */
  readonly text: string;
  /** The error message for JSON that does not match the schema. */
  readonly unexpected: string;
}

/** Creates the clients. Most of their responses are malformed on purpose, so the reports are ignored. */
function clientsOf(fetch: Fetch, timeoutMs = 10_000) {
  const shared = { fetch, timeoutMs, report: () => {} };
  const signedIn = { baseUrl: 'http://backend.test', getToken: async () => 'identity-token', ...shared };
  return {
    storefront: createStorefrontClient({ url: 'http://storefront.test/graphql', token: 'public', ...shared }),
    backend: createBackendClient(signedIn),
    shopApi: createShopApiClient(signedIn),
    staffApi: createStaffApiClient(signedIn),
    location: createLocationClient({
      mapsUrl: 'http://maps.test/geocode',
      mapsKey: 'key',
      ipInfoUrl: 'http://ip.test/json',
      ...shared,
    }),
  };
}

type Clients = ReturnType<typeof clientsOf>;
type Call = (clients: Clients, options: CallOptions | undefined) => Promise<unknown>;

const verb = (name: string, text: string, response: unknown, call: Call, unexpected = text): Verb => ({
  name,
  text,
  unexpected,
  response,
  call: (fetch, options) => call(clientsOf(fetch, options?.timeoutMs), options),
});

const storefrontVerb = (name: string, text: string, response: unknown, call: Call): Verb =>
  verb(
    `storefront.${name}`,
    text,
    response,
    call,
    'Unexpected response structure from the storefront provider',
  );

export const newAddress = {
  name: 'Asha',
  phone: '+919876543210',
  address: '12 MG Road, Bengaluru',
  latitude: 12.9716,
  longitude: 77.5946,
};

const { address: fullAddress, ...recipient } = newAddress;
export const orderAddress = { fullAddress, ...recipient, addressId: 'address-1' };

const PRODUCTS = 'Failed to fetch products from the storefront provider.';
const COLLECTION = 'Failed to fetch collection products from the storefront provider.';
const SEARCH = 'Failed to search products from the storefront provider.';
const ORDERS = 'Failed to fetch orders';
const NAAP = 'Your naap cannot be reached right now';
const VARIANTS = 'Failed to fetch variant details';
const handle = 'tops';
const change = { variantId: responses.variantGid, delta: 1, idempotencyKey: 'key-1' };
const naap = { measurements: {}, preference: 'regular', unit: 'cm', known_sizes: [] } as const;
const changedResponse = { version: 5, is_handed_over: false };
const choice = { kind: 'choice', handedBack: [], version: 4, idempotencyKey: 'key-1' } as const;

export const verbs: readonly Verb[] = [
  storefrontVerb('listProducts', PRODUCTS, responses.listResponse, ({ storefront }, o) =>
    storefront.listProducts({}, o),
  ),
  storefrontVerb('listCollection', COLLECTION, responses.collectionResponse, ({ storefront }, o) =>
    storefront.listCollection({ handle }, o),
  ),
  storefrontVerb('searchProducts', SEARCH, responses.searchResponse, ({ storefront }, o) =>
    storefront.searchProducts({ searchQuery: 'kurta' }, o),
  ),
  verb(
    'storefront.listProductsByTag',
    'Failed to fetch products by tag: women',
    responses.searchResponse,
    ({ storefront }, o) => storefront.listProductsByTag({ tag: 'women' }, o),
  ),
  storefrontVerb('countProducts', SEARCH, responses.countsResponse, ({ storefront }, o) =>
    storefront.countProducts({ searchQuery: 'kurta' }, o),
  ),
  storefrontVerb('listCollectionTags', COLLECTION, responses.collectionTagsResponse, ({ storefront }, o) =>
    storefront.listCollectionTags({ handle }, o),
  ),
  storefrontVerb(
    'listCollectionFacets',
    COLLECTION,
    responses.collectionFacetsResponse,
    ({ storefront }, o) =>
      storefront.listCollectionFacets({ handle, filter: { tagGroups: [], brands: [] } }, o),
  ),
  storefrontVerb('suggestProducts', SEARCH, responses.suggestionsResponse, ({ storefront }, o) =>
    storefront.suggestProducts({ text: 'kur', limit: 4 }, o),
  ),
  storefrontVerb(
    'getProduct',
    'Failed to fetch product from the storefront provider.',
    responses.productResponse,
    ({ storefront }, o) => storefront.getProduct('11', o),
  ),
  storefrontVerb('getProducts', PRODUCTS, responses.productsResponse, ({ storefront }, o) =>
    storefront.getProducts(['11'], o),
  ),
  storefrontVerb('recommendProducts', PRODUCTS, responses.recommendationsResponse, ({ storefront }, o) =>
    storefront.recommendProducts('11', o),
  ),
  verb('storefront.getVariants', VARIANTS, responses.variantsResponse, ({ storefront }, o) =>
    storefront.getVariants(['21'], o),
  ),
  verb('storefront.getVariant', VARIANTS, responses.variantsResponse, ({ storefront }, o) =>
    storefront.getVariant('21', o),
  ),
  verb('backend.login', 'Login failed', responses.loginResponse, ({ backend }, o) => backend.login(o)),
  verb('backend.logout', 'User not authenticated', undefined, ({ backend }, o) =>
    backend.logout('identity-token', o),
  ),
  verb('backend.getCart', 'Cart fetch failed', responses.cartResponse, ({ backend }, o) =>
    backend.getCart(o),
  ),
  verb('backend.changeCart', 'Cart update failed', responses.cartResponse, ({ backend }, o) =>
    backend.changeCart(change, o),
  ),
  verb('shopApi.createAddress', 'Failed to create address', responses.addressResponse, ({ shopApi }, o) =>
    shopApi.createAddress(newAddress, o),
  ),
  verb('shopApi.restoreAddress', 'Failed to create address', responses.addressResponse, ({ shopApi }, o) =>
    shopApi.restoreAddress({ id: 'address-1', ...newAddress }, o),
  ),
  verb('shopApi.listAddresses', 'Failed to fetch addresses', [responses.addressResponse], ({ shopApi }, o) =>
    shopApi.listAddresses(o),
  ),
  verb('shopApi.deleteAddress', 'Failed to delete address', undefined, ({ shopApi }, o) =>
    shopApi.deleteAddress('address-1', o),
  ),
  verb('shopApi.placeOrder', 'Failed to place order', responses.placedOrderResponse, ({ shopApi }, o) =>
    shopApi.placeOrder({ address: orderAddress, idempotencyKey: 'key-1' }, o),
  ),
  verb('shopApi.listOrders', ORDERS, responses.ordersResponse, ({ shopApi }, o) => shopApi.listOrders({}, o)),
  verb('shopApi.getOrder', ORDERS, responses.orderDetailsResponse, ({ shopApi }, o) =>
    shopApi.getOrder('order-1', undefined, o),
  ),
  verb('shopApi.changeOrder', m.order_change_failed(), { version: 5 }, ({ shopApi }, o) =>
    shopApi.changeOrder('order-1', choice, o),
  ),
  verb('shopApi.getPushKey', m.order_notify_failed(), { public_key: 'key' }, ({ shopApi }, o) =>
    shopApi.getPushKey(o),
  ),
  verb('shopApi.getNaap', NAAP, responses.naapResponse, ({ shopApi }, o) => shopApi.getNaap(o)),
  verb('shopApi.saveNaap', NAAP, undefined, ({ shopApi }, o) => shopApi.saveNaap(naap, o)),
  verb('shopApi.deleteNaap', NAAP, undefined, ({ shopApi }, o) => shopApi.deleteNaap(o)),
  verb('shopApi.getProductFit', NAAP, responses.productFitResponse, ({ shopApi }, o) =>
    shopApi.getProductFit('11', o),
  ),
  verb(
    'shopApi.readStoredData',
    'Failed to prepare your data',
    responses.storedDataResponse,
    ({ shopApi }, o) => shopApi.readStoredData({}, o),
  ),
  verb('shopApi.deleteAccount', 'Failed to delete account', undefined, ({ shopApi }, o) =>
    shopApi.deleteAccount(o),
  ),
  verb('staffApi.listOrders', ORDERS, responses.staffOrdersResponse, ({ staffApi }, o) =>
    staffApi.listOrders(o),
  ),
  verb('staffApi.getDay', ORDERS, responses.staffDayResponse, ({ staffApi }, o) =>
    staffApi.getDay({ since: '2026-11-28' }, o),
  ),
  verb('staffApi.command', m.order_change_failed(), changedResponse, ({ staffApi }, o) =>
    staffApi.command('order-1', { kind: 'packed', version: 4, idempotencyKey: 'key-1' }, o),
  ),
  verb(
    'location.reverseGeocode',
    'Failed to fetch address from the maps service',
    responses.geocodeResponse,
    ({ location }, o) => location.reverseGeocode(newAddress, o),
  ),
  verb('location.findPlaces', 'Unable to look up this address', responses.placesResponse, ({ location }, o) =>
    location.findPlaces('MG Road, Bengaluru', o),
  ),
  verb('location.locateByIp', 'Unknown location', responses.ipInfoResponse, ({ location }, o) =>
    location.locateByIp(o),
  ),
];
