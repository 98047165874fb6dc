/** What journeys do behind the shopper's back: read codes, make the stand-ins fail, fill a cart by the backend's own calls. */
import type { Page } from 'playwright';

/** Where everything is; `pnpm test:e2e` sets them. */
export const urls = {
  shop: required('SHOP_URL'),
  backend: required('BACKEND_URL'),
  sandbox: required('SANDBOX_URL'),
  identity: required('IDENTITY_URL'),
};

/** One of the sandbox's faults: packages/sandbox/README.md, "Fault injection". */
export interface Fault {
  readonly target: 'storefront' | 'images' | 'maps' | 'ipInfo' | 'identity';
  readonly match?: string;
  readonly times?: number;
  readonly delayMs?: number;
  readonly status?: number;
  readonly body?: string;
}

/** Makes a stand-in fail until `liftFaults`, or `times` times. */
export async function fail(fault: Fault): Promise<void> {
  await post(`${urls.sandbox}/__sandbox/faults`, { times: 1000, ...fault });
}

export async function liftFaults(): Promise<void> {
  await fetch(`${urls.sandbox}/__sandbox/faults`, { method: 'DELETE' });
}

/** Codes that were sent, and the limits on sending them, grow older by this much. */
export async function ageCodes(milliseconds: number): Promise<void> {
  await post(`${urls.identity}/__sandbox/clock`, { forwardMs: milliseconds });
}

/** The latest code sent to a phone, from the sandbox's inbox. */
export async function latestCode(phone: string): Promise<string> {
  const response = await fetch(`${urls.identity}/emulator/v1/projects/demo-naap/verificationCodes`);
  const { verificationCodes } = (await response.json()) as {
    verificationCodes: readonly { phoneNumber: string; code: string }[];
  };
  const code = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code;
  if (code === undefined) throw new Error(`no code was sent to ${phone}`);
  return code;
}

export interface Goods {
  /** As in /product/{id}. */
  readonly productId: string;
  readonly title: string;
  readonly vendor: string;
  /** The first one: of the colour that is chosen when its page opens. */
  readonly variantId: string;
  /** Names of its options, such as Color and Size. */
  readonly options: readonly string[];
}

/** Products whose first variant can be bought, in the storefront's order. */
export async function goodsOnSale(count = 50): Promise<readonly Goods[]> {
  const query = `{ products(first: ${count}) { nodes {
    id title vendor options { name } variants(first: 50) { nodes { id availableForSale } }
  } } }`;
  const response = await fetch(`${urls.sandbox}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': 'sandbox-public-token',
    },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: { products: { nodes: readonly ProductNode[] } } };
  return data.products.nodes.flatMap(({ id, title, vendor, options, variants }) => {
    const [variant] = variants.nodes;
    const productId = id.split('/').at(-1);
    if (!variant?.availableForSale || productId === undefined) return [];
    return [{ productId, title, vendor, variantId: variant.id, options: options.map(({ name }) => name) }];
  });
}

interface ProductNode {
  readonly id: string;
  readonly title: string;
  readonly vendor: string;
  readonly options: readonly { readonly name: string }[];
  readonly variants: {
    readonly nodes: readonly { readonly id: string; readonly availableForSale: boolean }[];
  };
}

/** A call to the backend as the shopper who is signed in on this page. Throws when it is refused. */
export async function callBackend(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser'));
    return key && JSON.parse(localStorage.getItem(key) ?? '{}').stsTokenManager?.accessToken;
  });
  const response = await fetch(`${urls.backend}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

export const homeAddress = {
  name: 'Asha Menon',
  phone: '+919820012345',
  address: '14 Hill Road, Bandra West, Mumbai 400050',
  latitude: 19.0596,
  longitude: 72.8295,
};

/** Puts an address and something to buy into the signed-in shopper's hands. */
export async function stock(page: Page, count = 1): Promise<readonly Goods[]> {
  const goods = (await goodsOnSale()).slice(0, count);
  const items = goods.map(({ variantId }) => ({ product_variant_id: variantId, quantity: 1 }));
  await callBackend(page, 'POST', '/cart', { items });
  await callBackend(page, 'POST', '/customer/address', homeAddress);
  return goods;
}

async function post(url: string, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
}

/** A variable that `pnpm test:e2e` sets. */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with \`pnpm test:e2e\``);
  return value;
}
