/** What journeys do without the screen: read one-time codes, inject faults, query the storefront, call the backend. */
import { urls } from './environment.ts';

/** A fault of the sandbox: packages/sandbox/README.md, "Fault injection". */
export interface Fault {
  readonly target: 'storefront' | 'images' | 'maps' | 'ipInfo' | 'identity';
  readonly match?: string;
  readonly times?: number;
  readonly delayMs?: number;
  readonly status?: number;
  readonly body?: string;
}

/** Makes a service of the sandbox fail until `clearFaults`, or `times` times. */
export async function addFault(fault: Fault): Promise<void> {
  await send('POST', `${urls.sandbox}/__sandbox/faults`, { times: 1000, ...fault });
}

export async function clearFaults(): Promise<void> {
  await send('DELETE', `${urls.sandbox}/__sandbox/faults`);
}

/** Moves the clock of the one-time codes and of their rate limits forward. */
export async function advanceIdentityClock(milliseconds: number): Promise<void> {
  await send('POST', `${urls.identity}/__sandbox/clock`, { forwardMs: milliseconds });
}

/** Returns the latest one-time code sent to a phone. Throws when none was sent. */
export async function latestCode(phone: string): Promise<string> {
  const { verificationCodes } = await send<{
    verificationCodes: readonly { phoneNumber: string; code: string }[];
  }>('GET', `${urls.identity}/emulator/v1/projects/demo-naap/verificationCodes`);
  const code = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code;
  if (code === undefined) throw new Error(`no code was sent to ${phone}`);
  return code;
}

/** Queries the storefront's GraphQL API and returns the `data` of its response. */
export async function queryStorefront<Data>(query: string): Promise<Data> {
  const headers = { 'X-Shopify-Storefront-Access-Token': 'sandbox-public-token' };
  const url = `${urls.sandbox}/api/2025-04/graphql.json`;
  return (await send<{ data: Data }>('POST', url, { query }, headers)).data;
}

export interface AvailableProduct {
  /** As in /product/{id}. */
  readonly productId: string;
  readonly title: string;
  readonly vendor: string;
  /** The first variant: that of the colour which is chosen when the product page opens. */
  readonly variantId: string;
  /** Names of its options, such as Color and Size. */
  readonly options: readonly string[];
}

/** Returns the products whose first variant is available, in the storefront's order. */
export async function availableProducts(count = 50): Promise<readonly AvailableProduct[]> {
  interface Product extends Readonly<Record<'id' | 'title' | 'vendor', string>> {
    readonly options: readonly { readonly name: string }[];
    readonly variants: { readonly nodes: readonly { id: string; availableForSale: boolean }[] };
  }
  const { products } = await queryStorefront<{ products: { nodes: readonly Product[] } }>(
    `{ products(first: ${count}) { nodes {
      id title vendor options { name } variants(first: 50) { nodes { id availableForSale } }
    } } }`,
  );
  return products.nodes.flatMap(({ id, title, vendor, options, variants }) => {
    const [variant] = variants.nodes;
    if (!variant?.availableForSale) return [];
    const productId = lastSegment(id);
    return [{ productId, title, vendor, variantId: variant.id, options: options.map(({ name }) => name) }];
  });
}

/** Returns the first available product that comes in sizes. */
export async function productWithSizes(): Promise<AvailableProduct> {
  const product = (await availableProducts()).find(({ options }) => options.includes('Size'));
  if (!product) throw new Error('the sandbox has no available product with sizes');
  return product;
}

/** Returns the part of a storefront ID (or of a path) that product addresses contain: '5' of 'gid://shopify/Product/5'. */
export function lastSegment(id: string): string {
  return id.split('/').at(-1) ?? '';
}

/** What a customer sends to the backend with every request. */
export interface Credentials {
  /** Bearer token, valid for an hour. */
  readonly idToken: string;
}

/** Calls the backend as a customer and returns the response. Throws when the status is not 2xx. */
export function callBackend<Result>({ idToken }: Credentials, method: string, path: string, body?: unknown) {
  return send<Result>(method, `${urls.backend}${path}`, body, { Authorization: `Bearer ${idToken}` });
}

export const homeAddress = {
  name: 'Asha Menon',
  phone: '+919820012345',
  address: '14 Hill Road, Bandra West, Mumbai 400050',
  latitude: 19.0596,
  longitude: 72.8295,
};

/** Puts products into the customer's cart and saves an address, so that an order can be placed. Returns the products. */
export async function prepareOrder(account: Credentials, count = 1): Promise<readonly AvailableProduct[]> {
  const products = (await availableProducts()).slice(0, count);
  const items = products.map(({ variantId }) => ({ product_variant_id: variantId, quantity: 1 }));
  await callBackend(account, 'POST', '/cart', { items });
  await callBackend(account, 'POST', '/customer/address', homeAddress);
  return products;
}

/** Sends JSON and returns the JSON of the response, null when it is empty. Throws when the status is not 2xx. */
export async function send<Result>(
  method: string,
  url: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const sent = { 'Content-Type': 'application/json', ...headers };
  const response = await fetch(url, { method, headers: sent, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return JSON.parse(text || 'null');
}
