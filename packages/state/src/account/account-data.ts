import type { ShopApiClient } from '@naap/api-clients';
import { type DeviceStorages, readDeviceData } from './device-data.ts';

interface AccountSources {
  readonly clients: { readonly shopApi: Pick<ShopApiClient, 'readStoredData'> };
  readonly storages: () => DeviceStorages;
}

/** Collects everything that the backend and this device store about the shopper, as JSON. Rejects with the error of the backend. */
export async function collectAccountData({
  clients: { shopApi },
  storages,
}: AccountSources): Promise<string> {
  const { orders, stored_replies, ...account } = await readAllPages(shopApi);
  const data = {
    created_at: new Date().toISOString(),
    ...account,
    orders,
    coupon_uses: orders.flatMap(couponUse),
    stored_replies,
    this_device: await readDeviceData(storages),
  };
  return JSON.stringify(data, null, 2);
}

async function readAllPages(shopApi: Pick<ShopApiClient, 'readStoredData'>) {
  const { cursor, ...first } = await shopApi.readStoredData();
  const orders = [...first.orders];
  const replies = [...first.stored_replies];
  for (let after = cursor; after !== undefined; ) {
    const page = await shopApi.readStoredData({ after });
    orders.push(...page.orders);
    replies.push(...page.stored_replies);
    after = page.cursor === after ? undefined : page.cursor;
  }
  return { ...first, orders, stored_replies: replies };
}

/** Returns the use of a coupon by an order, in a list; an empty list for an order without a coupon. */
function couponUse(order: unknown) {
  const { coupon_code: code, order_name, created_at } = Object(order);
  return typeof code === 'string' ? [{ coupon_code: code, order_name, used_at: created_at }] : [];
}
