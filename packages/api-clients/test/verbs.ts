/** Every verb that reads JSON off the wire, with a good reply and the text its failures carry. */
import {
  type AuthenticatedConfig,
  createBackendClient,
  createLocationClient,
  createShopApiClient,
  createStorefrontClient,
  ERROR_TEXTS,
} from '../src/index.ts';
import * as replies from './replies.ts';

type Fetch = typeof globalThis.fetch;

export interface Verb {
  readonly name: string;
  readonly call: (fetch: Fetch, options?: { signal?: AbortSignal; timeoutMs?: number }) => Promise<unknown>;
  readonly reply: unknown;
  /** The verb's text: no answer, a bad status, no JSON. */
  readonly text: string;
  /** The text for JSON of another shape, where it differs. */
  readonly unexpected?: string;
}

const { storefront, backend, shopApi, location } = ERROR_TEXTS;
const unexpected = storefront.unexpectedStructure;

const storefrontClient = (fetch: Fetch, timeoutMs = 10_000) =>
  createStorefrontClient({ url: 'http://storefront.test/graphql', token: 'public', fetch, timeoutMs });

const signedIn = (fetch: Fetch, timeoutMs = 10_000): AuthenticatedConfig => ({
  baseUrl: 'http://backend.test',
  getToken: async () => 'identity-token',
  fetch,
  timeoutMs,
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
    reply: replies.listReply,
    text: storefront.listProducts,
    unexpected,
  },
  {
    name: 'storefront.listCollection',
    call: (fetch, o) => storefrontClient(fetch, o?.timeoutMs).listCollection({ handle: 'tops' }, o),
    reply: replies.collectionReply,
    text: storefront.listCollection,
    unexpected,
  },
  {
    name: 'storefront.searchProducts',
    call: (fetch, o) => storefrontClient(fetch, o?.timeoutMs).searchProducts({ searchQuery: 'kurta' }, o),
    reply: replies.searchReply,
    text: storefront.searchProducts,
    unexpected,
  },
  {
    name: 'storefront.listProductsByTag',
    call: (fetch, o) => storefrontClient(fetch, o?.timeoutMs).listProductsByTag({ tag: 'women' }, o),
    reply: replies.searchReply,
    text: storefront.listProductsByTag('women'),
  },
  {
    name: 'storefront.getProduct',
    call: (fetch, o) => storefrontClient(fetch, o?.timeoutMs).getProduct('11', o),
    reply: replies.productReply,
    text: storefront.getProduct,
    unexpected,
  },
  {
    name: 'storefront.getVariants',
    call: (fetch, o) => storefrontClient(fetch, o?.timeoutMs).getVariants(['21'], o),
    reply: replies.variantsReply,
    text: storefront.getVariants,
  },
  {
    name: 'storefront.getVariant',
    call: (fetch, o) => storefrontClient(fetch, o?.timeoutMs).getVariant('21', o),
    reply: replies.variantsReply,
    text: storefront.getVariants,
  },
  {
    name: 'backend.login',
    call: (fetch, o) => createBackendClient(signedIn(fetch, o?.timeoutMs)).login(o),
    reply: replies.loginReply,
    text: backend.login,
  },
  {
    name: 'backend.getCart',
    call: (fetch, o) => createBackendClient(signedIn(fetch, o?.timeoutMs)).getCart(o),
    reply: replies.cartReply,
    text: backend.getCart,
  },
  {
    name: 'backend.changeCart',
    call: (fetch, o) =>
      createBackendClient(signedIn(fetch, o?.timeoutMs)).changeCart(
        { variantId: replies.variantGid, delta: 1, idempotencyKey: 'key-1' },
        o,
      ),
    reply: replies.cartReply,
    text: backend.changeCart,
  },
  {
    name: 'shopApi.createAddress',
    call: (fetch, o) => createShopApiClient(signedIn(fetch, o?.timeoutMs)).createAddress(newAddress, o),
    reply: replies.addressReply,
    text: shopApi.createAddress,
  },
  {
    name: 'shopApi.listAddresses',
    call: (fetch, o) => createShopApiClient(signedIn(fetch, o?.timeoutMs)).listAddresses(o),
    reply: [replies.addressReply],
    text: shopApi.listAddresses,
  },
  {
    name: 'shopApi.deleteAddress',
    call: (fetch, o) => createShopApiClient(signedIn(fetch, o?.timeoutMs)).deleteAddress('address-1', o),
    reply: undefined,
    text: shopApi.deleteAddress,
  },
  {
    name: 'shopApi.placeOrder',
    call: (fetch, o) =>
      createShopApiClient(signedIn(fetch, o?.timeoutMs)).placeOrder(
        { address: orderAddress, idempotencyKey: 'key-1' },
        o,
      ),
    reply: replies.placedOrderReply,
    text: shopApi.placeOrder,
  },
  {
    name: 'shopApi.listOrders',
    call: (fetch, o) => createShopApiClient(signedIn(fetch, o?.timeoutMs)).listOrders({}, o),
    reply: replies.ordersReply,
    text: shopApi.listOrders,
  },
  {
    name: 'location.reverseGeocode',
    call: (fetch, o) =>
      locationClient(fetch, o?.timeoutMs).reverseGeocode({ latitude: 12.9716, longitude: 77.5946 }, o),
    reply: replies.geocodeReply,
    text: location.reverseGeocode,
  },
  {
    name: 'location.findPlaces',
    call: (fetch, o) => locationClient(fetch, o?.timeoutMs).findPlaces('MG Road, Bengaluru', o),
    reply: replies.placesReply,
    text: location.findPlaces,
  },
  {
    name: 'location.locateByIp',
    call: (fetch, o) => locationClient(fetch, o?.timeoutMs).locateByIp(o),
    reply: replies.ipInfoReply,
    text: location.locateByIp,
  },
];

/** The verb whose reply's shape is not agreed: any JSON and an empty body will do. */
export const readsNoBody = (verb: Verb) => verb.reply === undefined;
