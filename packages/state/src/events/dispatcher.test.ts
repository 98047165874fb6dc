// @vitest-environment jsdom
import { inr, money, type Product } from '@naap/api-clients';
import { content } from '@naap/fixtures/content';
import { fakeClients, memoryStorage, variant } from '@naap/fixtures/fake-clients';
import { afterEach, expect, it, vi } from 'vitest';
import type { CartItem } from '../cart/cart-lines.ts';
import type { CommerceEvent } from '../commerce-events/index.ts';
import { createQueryClient } from '../query-client.ts';
import { safeStorage } from '../safe-storage.ts';
import { CONSENT_KEY } from './consent.ts';
import { createDispatcher } from './dispatcher.ts';
import type { PlacedItems, ShopEvent, ShownProduct } from './shop-event.ts';

const ENTRY = 'entry-1';

/** Opens a dispatcher of one tab. Tabs with the same `local` share a browser; documents of a tab share `session`. */
function open({ local = memoryStorage(), session = memoryStorage(), prices = [499_50] } = {}) {
  const sent: CommerceEvent[] = [];
  const drop = vi.fn();
  const queue = [...prices];
  local.setItem(CONSENT_KEY, 'granted');
  const getVariants = vi.fn((ids: readonly string[]) =>
    Promise.resolve(
      ids.map((id) =>
        id === 'unknown'
          ? { status: 'not-found' as const }
          : { status: 'found' as const, variant: variant(id, { price: inr(queue.shift() ?? 499_50) }) },
      ),
    ),
  );
  const queryClient = createQueryClient();
  const dispatch = createDispatcher({
    adapter: { send: (event) => void sent.push(event), drop },
    storage: { device: safeStorage(() => local), tab: safeStorage(() => session) },
    queryClient,
    storefront: fakeClients({ storefront: { getVariants } }).storefront,
    content,
  });
  return {
    sent,
    drop,
    names: () => sent.map(({ name }) => name),
    getVariants,
    queryClient,
    local,
    session,
    async report(...events: readonly ShopEvent[]) {
      await Promise.all(events.map((event) => dispatch(event, ENTRY)));
    },
    dispatch,
  };
}

const shown = (number: number, rest: Partial<ShownProduct> = {}): ShownProduct => ({
  id: `gid://shopify/Product/${number}`,
  name: `Product ${number}`,
  brand: 'Naap',
  price: inr(number * 100_00),
  ...rest,
});
const shownProducts = (count: number) => Array.from({ length: count }, (_, index) => shown(index + 1));

const listOf = (list: object) => ({ collection: null, search: null, tags: [], key: 'url', ...list });

const item: CartItem = {
  id: 'gid://shopify/ProductVariant/1',
  productVariantId: 'gid://shopify/ProductVariant/1',
  productId: 'gid://shopify/Product/5',
  name: 'Linen Shirt',
  brand: 'Naap',
  price: inr(499_50),
  lineTotal: inr(999_00),
  quantity: 2,
  image: null,
  selectedSize: 'M',
  otherOptions: [{ name: 'Color', value: 'Indigo' }],
  lookup: 'found',
  problem: null,
};

const order: PlacedItems = {
  items: [item],
  totals: {
    subtotal: inr(999_00),
    discount: inr(400_00),
    deliveryFee: inr(0),
    struckDeliveryFee: inr(99_00),
    total: inr(599_00),
  },
  coupon: 'FLAT400',
};
const placed = (orderId: string | undefined): ShopEvent => ({ type: 'order-placed', orderId, ...order });
const listed = (orderId: string, total = 599_00, ageMs = 0) => ({
  orderId,
  orderName: `#${orderId}`,
  status: 'Confirmed',
  createdAt: new Date(Date.now() - ageMs).toISOString(),
  totalAmount: inr(total),
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a list is reported page by page, with the positions of its products', async () => {
  const { report, sent } = open();
  const list = listOf({ collection: 'summer-edit' });
  await report({ type: 'list', list, products: shownProducts(2), reported: 0 });
  await report({ type: 'list', list, products: shownProducts(3), reported: 0 });
  expect(sent).toEqual([
    {
      name: 'view_item_list',
      params: {
        item_list_id: 'summer-edit',
        item_list_name: 'summer-edit',
        currency: 'INR',
        items: [
          expect.objectContaining({ item_id: '1', index: 0, price: 100, item_list_id: 'summer-edit' }),
          expect.objectContaining({ item_id: '2', index: 1, price: 200, quantity: 1 }),
        ],
      },
    },
    {
      name: 'view_item_list',
      params: expect.objectContaining({ items: [expect.objectContaining({ item_id: '3', index: 2 })] }),
    },
  ]);
});

it('products that were in the list before consent are never reported', async () => {
  const { report, sent } = open();
  await report({ type: 'list', list: listOf({}), products: shownProducts(3), reported: 2 });
  expect(sent).toMatchObject([{ params: { items: [{ item_id: '3', index: 2 }] } }]);
});

it('a product that is put on the wishlist has its price and its value', async () => {
  const { report, sent } = open();
  await report({ type: 'wishlist', product: shown(1) });
  expect(sent).toEqual([
    {
      name: 'add_to_wishlist',
      params: {
        currency: 'INR',
        value: 100,
        items: [{ item_id: '1', item_name: 'Product 1', item_brand: 'Naap', price: 100, quantity: 1 }],
      },
    },
  ]);
});

it('views are reported once per history entry: not by strict mode, Back or a reload', async () => {
  const tab = open();
  const views: readonly ShopEvent[] = [
    { type: 'list', list: listOf({}), products: shownProducts(2), reported: 0 },
    { type: 'product', product: shown(1) },
    { type: 'cart', lines: [item] },
    { type: 'checkout', ...order },
    { type: 'search', text: 'kurta', products: [] },
  ];
  await tab.report(...views, ...views);
  expect(tab.names()).toEqual(['view_item_list', 'view_item', 'view_cart', 'begin_checkout', 'search']);
  const afterReload = open(tab);
  await afterReload.report(...views);
  expect(afterReload.sent).toEqual([]);
  await Promise.all(views.map((view) => afterReload.dispatch(view, 'entry-2')));
  expect(afterReload.names()).toEqual(tab.names());
});

it('the product to which the sign-in returns is no other view', async () => {
  const { names, dispatch } = open();
  const product: ShopEvent = { type: 'product', product: shown(1) };
  await dispatch(product, 'entry-1');
  await dispatch({ type: 'login' }, 'entry-2');
  await dispatch(product, 'entry-2');
  expect(names()).toEqual(['view_item', 'login']);
  await dispatch(product, 'entry-3');
  expect(names()).toEqual(['view_item', 'login', 'view_item']);
});

it('another filter of the same entry is another list', async () => {
  const { report, sent } = open();
  await report({ type: 'list', list: listOf({ key: 'a' }), products: shownProducts(1), reported: 0 });
  await report({ type: 'list', list: listOf({ key: 'b' }), products: shownProducts(1), reported: 0 });
  expect(sent).toHaveLength(2);
});

it.each([
  [{ search: 'Asha, 14 Hill Road' }, 'search_results', 'Search results'],
  [{ collection: 'sneaker' }, 'sneaker', 'sneaker'],
  [{ tags: ['9812345678', "Women's Wear"] }, "Women's Wear", "Women's Wear"],
  [{ tags: ['9812345678'] }, 'products', 'Products'],
  [{}, 'products', 'Products'],
])('the list of %j has words of the shop: %s', async (list, id, name) => {
  const { report, sent } = open();
  await report({ type: 'list', list: listOf(list), products: shownProducts(1), reported: 0 });
  expect(sent[0]?.params).toMatchObject({ item_list_id: id, item_list_name: name });
});

it('a row counts when it comes into the viewport', async () => {
  const observed = new Map<Element, (entries: readonly object[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback: (entries: readonly object[]) => void;
      constructor(callback: (entries: readonly object[]) => void) {
        this.callback = callback;
      }
      observe = (element: Element) => void observed.set(element, this.callback);
      unobserve = (element: Element) => void observed.delete(element);
    },
  );
  const { report, sent } = open();
  const element = document.body.appendChild(document.createElement('div'));
  const list = { id: 'home dresses', name: 'dresses' };
  const seen = report({ type: 'list', list, products: shownProducts(2), reported: 0, element });
  observed.get(element)?.([{ target: element, isIntersecting: false }]);
  await report({ type: 'orders', orders: [] });
  expect(sent).toEqual([]);
  observed.get(element)?.([{ target: element, isIntersecting: true }]);
  await seen;
  expect(sent).toMatchObject([{ name: 'view_item_list', params: { item_list_id: 'home dresses' } }]);
  expect(observed.size).toBe(0);
});

it('a double tap selects once; the same product can be selected again after its page', async () => {
  const { report, names } = open();
  const select: ShopEvent = { type: 'select', list: listOf({}), product: shown(2), index: 4 };
  await report(select, select);
  expect(names()).toEqual(['select_item']);
  await report({ type: 'product', product: shown(2) }, select);
  expect(names()).toEqual(['select_item', 'view_item', 'select_item']);
});

it('a reduced product has its discount', async () => {
  const { report, sent } = open();
  await report({ type: 'product', product: shown(1, { originalPrice: inr(150_00) }) });
  expect(sent).toMatchObject([{ params: { value: 100, items: [{ price: 100, discount: 50 }] } }]);
});

const change = (delta: number, idempotencyKey: string, variantId = 'v1'): ShopEvent => ({
  type: 'cart-change',
  variantId,
  delta,
  idempotencyKey,
});

it('a change of the cart is reported with its difference', async () => {
  const { report, sent } = open();
  await report(change(1, 'a'), change(3, 'b'), change(-4, 'c'));
  expect(sent.map(({ name, params }) => [name, params])).toMatchObject([
    ['add_to_cart', { currency: 'INR', value: 499.5, items: [{ item_id: '1', item_variant: 'M' }] }],
    ['add_to_cart', { value: 1498.5, items: [{ quantity: 3 }] }],
    ['remove_from_cart', { value: 1998, items: [{ quantity: 4, price: 499.5 }] }],
  ]);
});

it('a change that another tab repeats with its key is reported once', async () => {
  const first = open();
  const second = open({ local: first.local });
  await Promise.all([first.report(change(1, 'intent')), second.report(change(1, 'intent'))]);
  expect([...first.sent, ...second.sent]).toHaveLength(1);
});

it('a variant has the price and the options of the newest response', async () => {
  const { report, sent, queryClient, getVariants } = open();
  const product = {
    id: 'gid://shopify/Product/9',
    title: 'Kurta',
    vendor: 'Reel Society',
    variants: [
      {
        id: 'v1',
        price: inr(700_00),
        selectedOptions: [
          { name: 'Color', value: 'Indigo' },
          { name: 'Size', value: 'L' },
        ],
      },
    ],
  } as unknown as Product;
  queryClient.setQueryData(['products', 'detail', product.id], product);
  await report(change(1, 'a'));
  expect(sent[0]?.params).toMatchObject({
    items: [{ item_id: '9', item_name: 'Kurta', item_variant: 'L / Indigo', price: 700 }],
  });
  expect(getVariants).not.toHaveBeenCalled();
  const lookups = new Map([['v1', { status: 'found', variant: variant('v1', { price: inr(650_00) }) }]]);
  queryClient.setQueryData(['variants', ['v1']], lookups, { updatedAt: Date.now() + 1 });
  await report(change(1, 'b'));
  expect(sent[1]?.params).toMatchObject({ items: [{ price: 650 }] });
});

it('a variant that the storefront does not know is not reported, and holds up nothing', async () => {
  const { report, names } = open();
  await report(change(1, 'a', 'unknown'), { type: 'login' });
  expect(names()).toEqual(['login']);
});

it('the cart has exact prices and no line that is unknown', async () => {
  const { report, sent } = open();
  await report({
    type: 'cart',
    lines: [
      { ...item, id: 'v1' },
      { ...item, id: 'unknown' },
    ],
  });
  expect(sent).toMatchObject([{ name: 'view_cart', params: { value: 999, items: [{ quantity: 2 }] } }]);
});

it('the events of the checkout and the order have the amount to pay, the coupon and the items', async () => {
  const { report, sent } = open();
  await report({ type: 'checkout', ...order }, placed('o1'));
  const items = [
    {
      item_id: '5',
      item_name: 'Linen Shirt',
      item_brand: 'Naap',
      item_variant: 'M / Indigo',
      price: 499.5,
      quantity: 2,
    },
  ];
  const paid = { currency: 'INR', value: 599, coupon: 'FLAT400', items };
  expect(sent).toEqual([
    { name: 'begin_checkout', params: paid },
    { name: 'purchase', params: { transaction_id: 'o1', ...paid, shipping: 0 } },
  ]);
});

it('lines that cannot be ordered are in no event', async () => {
  const { report, sent } = open();
  const items = [item, { ...item, productId: null }, { ...item, price: money(10, 'EUR') }];
  await report({ type: 'checkout', ...order, items });
  expect(sent).toMatchObject([{ params: { items: [{ item_id: '5' }] } }]);
});

it('an order is reported once: repeated, after a reload, and in two tabs', async () => {
  const first = open();
  await first.report(placed('o1'), placed('o1'));
  const second = open({ local: first.local });
  await second.report(placed('o1'));
  await open({ local: first.local, session: first.session }).report(placed('o1'));
  expect([...first.names(), ...second.names()]).toEqual(['purchase']);
  await second.report(placed('o2'));
  expect(second.names()).toEqual(['purchase']);
});

it('an order whose response was lost is reported when the orders are listed', async () => {
  const before = open();
  await before.report({ type: 'order-sent', ...order });
  expect(before.sent).toEqual([]);
  const after = open({ local: before.local });
  const older = listed('older', 599_00, 60 * 60_000);
  await after.report({ type: 'orders', orders: [listed('other', 1_00), older] });
  expect(after.sent).toEqual([]);
  await after.report(
    { type: 'orders', orders: [listed('o1'), older] },
    { type: 'orders', orders: [listed('o2')] },
  );
  expect(after.sent).toMatchObject([{ name: 'purchase', params: { transaction_id: 'o1', value: 599 } }]);
  await after.report(placed('o1'));
  expect(after.sent).toHaveLength(1);
});

it('an order that was refused, or is older than a day, is not looked for', async () => {
  const { report, sent } = open();
  await report({ type: 'order-sent', ...order }, { type: 'order-refused' });
  await report({ type: 'orders', orders: [listed('o1')] });
  await report({ type: 'order-sent', ...order });
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
  await report({ type: 'orders', orders: [listed('o1')] });
  expect(sent).toEqual([]);
});

it('an order without an ID in its response is reported when the orders are listed', async () => {
  const { report, sent } = open();
  await report({ type: 'order-sent', ...order }, placed(undefined));
  expect(sent).toEqual([]);
  await report({ type: 'orders', orders: [listed('o1')] });
  expect(sent).toMatchObject([{ name: 'purchase', params: { transaction_id: 'o1' } }]);
});

it('a search has words of the shop and of the products it found', async () => {
  const { report, sent } = open();
  const products = [shown(1, { name: 'Mul Cotton Saree', brand: 'Reel Society' })];
  await report(
    { type: 'search', text: 'mul SAREE', products },
    { type: 'search', text: 'Asha Menon 9812345678', products },
  );
  expect(sent.map(({ params }) => params)).toEqual([
    { search_term: 'mul saree' },
    { search_term: '(other)' },
  ]);
});

it('sign-in and sharing have no more than their kind', async () => {
  const { report, sent } = open();
  await report({ type: 'login' }, { type: 'share', productId: 'gid://shopify/Product/5', method: 'copy' });
  expect(sent).toEqual([
    { name: 'login', params: { method: 'phone' } },
    { name: 'share', params: { method: 'copy', content_type: 'product', item_id: '5' } },
  ]);
});

it('nothing is sent after consent was withdrawn, also no event that was reported before', async () => {
  const { report, sent, drop, local, session } = open();
  await report({ type: 'product', product: shown(1) }, { type: 'order-sent', ...order });
  expect([local.length, session.length]).toEqual([2, 1]);
  sent.length = 0;
  const pending = report(change(1, 'a'), { type: 'login' }, placed('o1'));
  local.setItem(CONSENT_KEY, 'refused');
  window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));
  await pending;
  expect(sent).toEqual([]);
  expect(drop).toHaveBeenCalledOnce();
  expect([local.length, session.length]).toEqual([1, 0]);
});
