import {
  type Address,
  ApiError,
  type ApiErrorKind,
  type Cart,
  type CartChange,
  inr,
  type PhoneAuthClient,
  type PhoneUser,
  type ProductCard,
  type ProductPage,
  type VariantDetails,
} from '@naap/api-clients';
import type { Clients } from '../src/clients.ts';

/** Every verb rejects until a test says what it answers. */
type Overrides = { readonly [Name in keyof Clients]?: Partial<Clients[Name]> };

function unexpected(verb: string) {
  return () => Promise.reject(new ApiError(`${verb} was not expected`, { kind: 'malformed' }));
}

export function fakeClients(overrides: Overrides = {}): Clients {
  const cart = {
    getCart: unexpected('getCart'),
    changeCart: unexpected('changeCart'),
    ...overrides.cart,
  };
  return {
    storefront: {
      listProducts: unexpected('listProducts'),
      listCollection: unexpected('listCollection'),
      searchProducts: unexpected('searchProducts'),
      listProductsByTag: unexpected('listProductsByTag'),
      getProduct: unexpected('getProduct'),
      getVariants: unexpected('getVariants'),
      getVariant: unexpected('getVariant'),
      ...overrides.storefront,
    },
    backend: { ...cart, login: () => Promise.resolve({ customerId: 'c1' }), ...overrides.backend },
    cart,
    shopApi: {
      createAddress: unexpected('createAddress'),
      listAddresses: unexpected('listAddresses'),
      deleteAddress: unexpected('deleteAddress'),
      placeOrder: unexpected('placeOrder'),
      listOrders: unexpected('listOrders'),
      ...overrides.shopApi,
    },
    brands: { getBrands: unexpected('getBrands'), ...overrides.brands },
    phoneAuth: { ...fakePhoneAuth(fakeBrowser()), ...overrides.phoneAuth },
    location: {
      getPosition: unexpected('getPosition'),
      reverseGeocode: unexpected('reverseGeocode'),
      findPlaces: unexpected('findPlaces'),
      locateByIp: unexpected('locateByIp'),
      ...overrides.location,
    },
  };
}

export const ASHA: PhoneUser = { uid: 'asha', phoneNumber: '+919876543210' };
export const MEERA: PhoneUser = { uid: 'meera', phoneNumber: '+919123456780' };

/** What the tabs of one browser have in common: the stored user. */
export interface FakeBrowser {
  user: PhoneUser | null;
}

export function fakeBrowser(user: PhoneUser | null = null): FakeBrowser {
  return { user };
}

/** The provider in one tab. Like the real one it hears of other tabs' sign-outs late: not at all. */
export function fakePhoneAuth(browser: FakeBrowser): PhoneAuthClient {
  const listeners = new Set<(user: PhoneUser | null) => void>();
  const tell = () => {
    for (const listener of listeners) listener(browser.user);
  };
  return {
    hasStoredSession: () => browser.user !== null,
    onUserChange(listener) {
      listeners.add(listener);
      queueMicrotask(() => {
        if (listeners.has(listener)) listener(browser.user);
      });
      return () => listeners.delete(listener);
    },
    sendCode: () => Promise.resolve({ verificationId: 'v1' }),
    resendCode: () => Promise.resolve({ verificationId: 'v2' }),
    confirmCode() {
      browser.user = ASHA;
      tell();
      return Promise.resolve(ASHA);
    },
    getToken: () => Promise.resolve(browser.user && `token-of-${browser.user.uid}`),
    signOut() {
      browser.user = null;
      tell();
      return Promise.resolve();
    },
  };
}

export function apiError(kind: ApiErrorKind, message = `${kind} error`, status?: number): ApiError {
  return new ApiError(message, { kind, status });
}

function product(id: string): ProductCard {
  return {
    id: `gid://shopify/Product/${id}`,
    name: `Product ${id}`,
    handle: `product-${id}`,
    brand: 'Naap',
    price: inr(49_900),
    image: null,
    availableForSale: true,
    onlyVariantId: null,
  };
}

/** A page of products named by their ids, leading to `endCursor`. */
export function page(ids: readonly string[], endCursor: string | null = null): ProductPage {
  return { products: ids.map(product), endCursor, hasNextPage: endCursor !== null };
}

export function variant(id: string, overrides: Partial<VariantDetails> = {}): VariantDetails {
  return {
    id,
    title: 'M',
    price: inr(49_950),
    image: null,
    productId: 'gid://shopify/Product/1',
    productTitle: 'Linen Shirt',
    vendor: 'Naap',
    selectedOptions: [{ name: 'SIZE', value: 'M' }],
    availableForSale: true,
    ...overrides,
  };
}

export function address(id: string): Address {
  return {
    id,
    name: 'Asha',
    phone: '+919876543210',
    address: `${id} MG Road`,
    latitude: 12.97,
    longitude: 77.59,
  };
}

/** Web storage in memory, for tests that run without a browser. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

/** A cart server that counts each idempotency key once, as the backend does (docs/decisions/wire.md). */
export function cartServer(initial: Readonly<Record<string, number>> = {}) {
  const quantities = new Map(Object.entries(initial));
  const counted = new Map<string, CartChange>();
  const read = (): Cart => {
    const lines = [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }));
    return { status: lines.length === 0 ? 'empty' : 'success', lines };
  };
  return {
    counted,
    read,
    quantity: (variantId: string) => quantities.get(variantId) ?? 0,
    count(change: CartChange): Cart {
      if (!counted.has(change.idempotencyKey)) {
        const next = (quantities.get(change.variantId) ?? 0) + change.delta;
        if (next < 0 || next > 99) throw apiError('http', 'Quantity must stay between 1 and 99', 400);
        counted.set(change.idempotencyKey, change);
        if (next === 0) quantities.delete(change.variantId);
        else quantities.set(change.variantId, next);
      }
      return read();
    },
  };
}
