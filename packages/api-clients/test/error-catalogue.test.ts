/**
 * Produces every text of the error catalogue (spec section 8). The last test fails when the catalogue has a text that no
 * call rejects with.
 */
import { describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../src/error.ts';
import {
  createBackendClient,
  createBrandsClient,
  createLocationClient,
  createPhoneAuthClient,
  createShopApiClient,
  createStorefrontClient,
  ERROR_MESSAGES,
  type PositionPreset,
} from '../src/index.ts';
import { failureOf, fetchReturning, fetchReturningJson } from './fakes.ts';
import { variantGid } from './responses.ts';
import { newAddress, orderAddress } from './verbs.ts';

const { firebaseError } = vi.hoisted(() => ({ firebaseError: { code: '' } }));
vi.mock('../src/phone-auth/firebase.ts', () => {
  const refuse = () =>
    Promise.reject(
      Object.assign(new Error(`Firebase: Error (${firebaseError.code}).`), { code: firebaseError.code }),
    );
  return { openFirebase: () => ({ sendCode: refuse, confirmCode: refuse }) };
});

const down = fetchReturning(() => new Response('<h1>Bad gateway</h1>', { status: 502 })).fetch;
const answering = (body: unknown) => fetchReturningJson(body).fetch;

const storefront = (fetch = down) => createStorefrontClient({ url: 'http://s.test', token: 't', fetch });
const signedIn = { baseUrl: 'http://b.test', getToken: async () => 'token', fetch: down };
const signedOut = { ...signedIn, getToken: async () => null };
const backend = createBackendClient(signedIn);
const shopApi = createShopApiClient(signedIn);
const location = (fetch = down) =>
  createLocationClient({ mapsUrl: 'http://m.test', ipInfoUrl: 'http://i.test', fetch });
const here = { latitude: 12.9716, longitude: 77.5946 };

const change = { variantId: variantGid, delta: 1, idempotencyKey: 'key-1' };
const order = { address: orderAddress, idempotencyKey: 'key-1' };

function position(preset: PositionPreset, code: number | 'unsupported') {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (_, failed) =>
    failed?.({
      code: Number(code),
      message: '',
      PERMISSION_DENIED: 1,
      POSITION_UNAVAILABLE: 2,
      TIMEOUT: 3,
    });
  const geolocation = { getCurrentPosition, watchPosition: () => 0, clearWatch: () => {} };
  const client = createLocationClient({
    mapsUrl: '',
    ipInfoUrl: '',
    geolocation: () => (code === 'unsupported' ? undefined : geolocation),
  });
  return client.getPosition(preset);
}

function phone(verb: 'sendCode' | 'resendCode' | 'confirmCode', code: string) {
  firebaseError.code = code;
  const client = createPhoneAuthClient({ apiKey: 'k', projectId: 'p' });
  const container: HTMLElement = Object.create(null);
  return verb === 'confirmCode'
    ? client.confirmCode({ confirmation: { verificationId: 'v' }, code: '000000' })
    : client[verb]({ phone: '+919876543210', container });
}

const withoutContainer = () =>
  createPhoneAuthClient({ apiKey: 'k', projectId: 'p' }).sendCode({ phone: '+91', container: null });

type Situation = readonly [text: string, situation: string, call: () => Promise<unknown>];

const storefrontSituations: readonly Situation[] = [
  [
    'Failed to fetch products from the storefront provider.',
    'list, status 502',
    () => storefront().listProducts({}),
  ],
  [
    'Failed to fetch collection products from the storefront provider.',
    'collection, status 502',
    () => storefront().listCollection({ handle: 'tops' }),
  ],
  [
    'Failed to fetch collection products from the storefront provider.',
    'filters of a collection, status 502',
    () => storefront().listCollectionFacets({ handle: 'tops', filter: { tagGroups: [], brands: [] } }),
  ],
  [
    'Failed to fetch collection products from the storefront provider.',
    'tags of a collection, status 502',
    () => storefront().listCollectionTags({ handle: 'tops' }),
  ],
  [
    'Failed to search products from the storefront provider.',
    'search, status 502',
    () => storefront().searchProducts({ searchQuery: 'kurta' }),
  ],
  [
    'Failed to search products from the storefront provider.',
    'counts, status 502',
    () => storefront().countProducts({ searchQuery: 'kurta' }),
  ],
  [
    'Failed to search products from the storefront provider.',
    'suggestions, status 502',
    () => storefront().suggestProducts({ text: 'kur', limit: 4 }),
  ],
  [
    'Failed to fetch product from the storefront provider.',
    'product, status 502',
    () => storefront().getProduct('1'),
  ],
  ['Failed to fetch variant details', 'variants, status 502', () => storefront().getVariants(['1'])],
  ['Failed to fetch variant details', 'variant, status 502', () => storefront().getVariant('1')],
  [
    'Failed to fetch products by tag: women',
    'tag, status 502',
    () => storefront().listProductsByTag({ tag: 'women' }),
  ],
  [
    'Collection "tops" not found',
    'collection is null',
    () => storefront(answering({ data: { collectionByHandle: null } })).listCollection({ handle: 'tops' }),
  ],
  [
    'Unexpected response structure from the storefront provider',
    'no data',
    () => storefront(answering({})).listProducts({}),
  ],
];

const backendSituations: readonly Situation[] = [
  ['Login failed', 'login, status 502', () => backend.login()],
  ['Cart fetch failed', 'cart, status 502', () => backend.getCart()],
  ['Cart update failed', 'change of the cart, status 502', () => backend.changeCart(change)],
  ['Failed to create address', 'status 502', () => shopApi.createAddress(newAddress)],
  ['Failed to fetch addresses', 'status 502', () => shopApi.listAddresses()],
  ['Failed to delete address', 'status 502', () => shopApi.deleteAddress('address-1')],
  ['Failed to place order', 'status 502', () => shopApi.placeOrder(order)],
  ['Failed to fetch orders', 'status 502', () => shopApi.listOrders()],
  ['Your naap cannot be reached right now', 'status 502', () => shopApi.getNaap()],
  ['Failed to prepare your data', 'status 502', () => shopApi.readStoredData()],
  ['Failed to delete account', 'status 502', () => shopApi.deleteAccount()],
  ['User not authenticated', 'cart, no token', () => createBackendClient(signedOut).getCart()],
  ['User not authenticated', 'change, no token', () => createBackendClient(signedOut).changeCart(change)],
  ['User not authenticated', 'order, no token', () => createShopApiClient(signedOut).placeOrder(order)],
  [
    'Unable to load brands',
    'brands, status 502',
    () => createBrandsClient({ baseUrl: 'http://r.test', fetch: down }).getBrands({}),
  ],
];

const misconfigured = 'Authentication configuration error. Please try again.';
const phoneSituations: readonly Situation[] = [
  ['Too many requests. Please try again later.', 'send', () => phone('sendCode', 'auth/too-many-requests')],
  ['Invalid phone number format', 'send', () => phone('sendCode', 'auth/invalid-phone-number')],
  ['Phone number is required', 'send', () => phone('sendCode', 'auth/missing-phone-number')],
  [misconfigured, 'send', () => phone('sendCode', 'auth/invalid-app-credential')],
  ['Failed to send OTP', 'send, any other code', () => phone('sendCode', 'auth/captcha-check-failed')],
  [
    'Too many requests. Please wait before requesting again.',
    'resend',
    () => phone('resendCode', 'auth/too-many-requests'),
  ],
  [misconfigured, 'resend', () => phone('resendCode', 'auth/invalid-app-credential')],
  ['Failed to resend OTP', 'resend, any other code', () => phone('resendCode', 'auth/invalid-phone-number')],
  [
    'Invalid OTP. Please check and try again.',
    'verify',
    () => phone('confirmCode', 'auth/invalid-verification-code'),
  ],
  ['OTP has expired. Please request a new one.', 'verify', () => phone('confirmCode', 'auth/code-expired')],
  ['Invalid OTP', 'verify, any other code', () => phone('confirmCode', 'auth/too-many-requests')],
  ['reCAPTCHA container not found', 'send without a container', withoutContainer],
];

const unsupported = 'Geolocation is not supported by this browser';
const locationSituations: readonly Situation[] = [
  ['Location access denied', 'header, refused', () => position('header', 1)],
  ['Location unavailable', 'header, no position', () => position('header', 2)],
  ['Location request timeout', 'header, too late', () => position('header', 3)],
  ['Location unavailable', 'header, anything else', () => position('header', 0)],
  [unsupported, 'header, old browser', () => position('header', 'unsupported')],
  [
    'Location access denied. Please enable location permissions.',
    'address form, refused',
    () => position('address-form', 1),
  ],
  ['Location information unavailable', 'address form, no position', () => position('address-form', 2)],
  ['Location request timed out', 'address form, too late', () => position('address-form', 3)],
  ['Unable to fetch your location', 'address form, anything else', () => position('address-form', 0)],
  [unsupported, 'address form, old browser', () => position('address-form', 'unsupported')],
  [
    'Failed to fetch address from the maps service',
    'maps, status 502',
    () => location().reverseGeocode(here),
  ],
  [
    'No address found for coordinates',
    'maps, no result',
    () => location(answering({ status: 'ZERO_RESULTS', results: [] })).reverseGeocode(here),
  ],
  ['Unable to look up this address', 'maps, status 502', () => location().findPlaces('MG Road')],
  [
    'No place found for this address',
    'maps finds nothing',
    () => location(answering({ status: 'ZERO_RESULTS', results: [] })).findPlaces('MG Road'),
  ],
  ['Unknown location', 'IP info, status 502', () => location().locateByIp()],
];

const situations = [...storefrontSituations, ...backendSituations, ...phoneSituations, ...locationSituations];

describe('the error catalogue', () => {
  it.each(situations)('contains "%s" (%s)', async (text, _, call) => {
    const error: ApiError = await failureOf(call());
    expect(error.message).toBe(text);
  });

  it('contains no other text', () => {
    const shown = new Set(situations.map(([text]) => text));
    expect(textsIn(ERROR_MESSAGES).filter((text) => !shown.has(text))).toEqual([]);
  });
});

/** Lists the texts of the catalogue. Calls the functions in it with the tag and the handle that the table above uses. */
function textsIn(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  const { listProductsByTag, collectionNotFound } = ERROR_MESSAGES.storefront;
  if (entry === listProductsByTag) return [listProductsByTag('women')];
  if (entry === collectionNotFound) return [collectionNotFound('tops')];
  if (typeof entry === 'object' && entry !== null) return Object.values(entry).flatMap(textsIn);
  throw new Error(`Not a text: ${String(entry)}`);
}
