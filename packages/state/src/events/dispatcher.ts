import { lastIdSegment, type Product, type StorefrontClient, type VariantLookup } from '@naap/api-clients';
import type { Content } from '@naap/content';
import type { QueryClient } from '@tanstack/react-query';
import { VARIANTS, variantLookupsQueryOptions } from '../cart/variant-lookups.ts';
import {
  type CommerceEvent,
  createSentEvents,
  decimal,
  type EventAdapter,
  type EventList,
  type EventProduct,
  eventItem,
  searchTerm,
  valuedItems,
} from '../commerce-events/index.ts';
import { PRODUCT_DETAIL_KEY } from '../product/product-key.ts';
import { otherOptionsOf, sizeOf } from '../product/variant-index.ts';
import { type ConsentStorage, createConsent, forgetEvents } from './consent.ts';
import { createOrderRecord, type OrderEvent } from './order-record.ts';
import type { Dispatch, PlacedItems, ShopEvent, ShownList, ShownProduct } from './shop-event.ts';

export interface DispatcherOptions {
  readonly adapter: EventAdapter;
  readonly storage: ConsentStorage;
  readonly queryClient: QueryClient;
  readonly storefront: StorefrontClient;
  readonly content: Content;
}

/** Creates the function that turns reports into commerce events, in their order, and sends each event once (docs/decisions/events.md). */
export function createDispatcher({
  adapter,
  storage,
  queryClient,
  storefront,
  content,
}: DispatcherOptions): Dispatch {
  const sent = createSentEvents({ views: storage.tab, ids: storage.device });
  const orders = createOrderRecord(storage.device);
  const consent = createConsent(storage);
  const isAllowed = () => consent.getSnapshot() === 'granted';
  const whenVisible = createVisibilityObserver();
  const contentTexts = textsOf(content);
  let lastSelection = '';
  let lastProduct = '';
  let hasSignedIn = false;
  let last = Promise.resolve();

  // Another tab cannot remove the data in this tab's session storage, so each tab does when the choice changes.
  consent.subscribe(() => {
    if (isAllowed()) return;
    adapter.drop();
    forgetEvents(storage);
  });

  function send(event: CommerceEvent) {
    const text = JSON.stringify(event);
    // Ignores the second tap of a double tap.
    if (event.name === 'select_item' && text === lastSelection) return;
    lastSelection = event.name === 'select_item' ? text : '';
    adapter.send(event);
  }

  function handle(event: ShopEvent, entry: string): void | Promise<void> {
    const isFirstView = (id: string) => sent.view(entry, id, 1) === 0;
    switch (event.type) {
      case 'list': {
        const view = `list:${'key' in event.list ? event.list.key : event.list.id}`;
        const shown = Math.max(sent.view(entry, view, event.products.length), event.reported);
        const params = listParams(event.list, event.products.slice(shown), shown);
        if (params) send({ name: 'view_item_list', params });
        return;
      }
      case 'select': {
        const params = listParams(event.list, [event.product], event.index);
        if (params) send({ name: 'select_item', params });
        return;
      }
      case 'product': {
        const { id } = event.product;
        const params = valuedItems([fromShown(event.product)]);
        // The sign-in returns to the product's page in a new history entry.
        const isReturn = hasSignedIn && id === lastProduct;
        hasSignedIn = false;
        lastProduct = id;
        if (params && isFirstView(`product:${id}`) && !isReturn) send({ name: 'view_item', params });
        return;
      }
      case 'wishlist': {
        const params = valuedItems([fromShown(event.product)]);
        if (params) send({ name: 'add_to_wishlist', params });
        return;
      }
      case 'cart-change':
        return sendCartChange(event);
      case 'cart':
        return isFirstView('cart') ? sendCart(event.lines) : undefined;
      case 'checkout': {
        const params = orderParams(event);
        if (params === null || !isFirstView('checkout')) return;
        const { shipping: _, ...checkout } = params;
        send({ name: 'begin_checkout', params: checkout });
        return;
      }
      case 'order-sent': {
        const params = orderParams(event);
        if (params) orders.put(params, event.totals.total);
        return;
      }
      case 'order-placed': {
        const params = orderParams(event);
        // Without an ID, the purchase is sent when the list of orders contains it (`sendUnansweredOrder`).
        if (params === null || event.orderId === undefined) return;
        orders.remove();
        return sendPurchase(event.orderId, params);
      }
      case 'order-refused':
        return orders.remove();
      case 'orders':
        return sendUnansweredOrder(event);
      case 'search': {
        const texts = [...contentTexts, ...event.products.flatMap(({ name, brand }) => [name, brand])];
        if (isFirstView(`search:${event.text}`))
          send({ name: 'search', params: { search_term: searchTerm(event.text, texts) } });
        return;
      }
      case 'login':
        hasSignedIn = true;
        return send({ name: 'login', params: { method: 'phone' } });
      case 'share': {
        const item = { content_type: 'product', item_id: lastIdSegment(event.productId) } as const;
        return send({ name: 'share', params: { method: event.method, ...item } });
      }
    }
  }

  function listParams(list: ShownList, products: readonly ShownProduct[], offset: number) {
    const [first] = products;
    if (first === undefined) return null;
    const named = eventList(list, contentTexts);
    return {
      item_list_id: named.id,
      item_list_name: named.name,
      currency: first.price.currency,
      items: products.map((product, index) =>
        eventItem(fromShown(product), { list: named, index: offset + index }),
      ),
    };
  }

  async function sendCartChange({ variantId, delta, idempotencyKey }: ShopEvent & { type: 'cart-change' }) {
    // A duplicated tab can repeat a change with the same key.
    if (!(await sent.isFirst(`change:${idempotencyKey}`))) return;
    const product = await variantOf(variantId, Math.abs(delta));
    const params = product && valuedItems([product]);
    if (params && isAllowed()) send({ name: delta > 0 ? 'add_to_cart' : 'remove_from_cart', params });
  }

  /** Sends the event of a viewed cart. It has the exact prices, while the cart shows rounded ones. */
  async function sendCart(lines: readonly { readonly id: string; readonly quantity: number }[]) {
    const products = await Promise.all(lines.map(({ id, quantity }) => variantOf(id, quantity)));
    const params = valuedItems(
      products.filter((product) => product !== null),
      content.pricing.currency,
    );
    if (params && isAllowed()) send({ name: 'view_cart', params });
  }

  async function sendPurchase(orderId: string, params: OrderEvent) {
    if (await sent.isFirst(`order:${orderId}`))
      send({ name: 'purchase', params: { transaction_id: orderId, ...params } });
  }

  /** Sends the purchase of an order whose response was lost, if the newest orders contain it. */
  async function sendUnansweredOrder({ orders: newest }: ShopEvent & { type: 'orders' }) {
    const params = orders.get();
    const order = newest.find((one) => orders.matches(one));
    if (params === null || order === undefined) return;
    orders.remove();
    await sendPurchase(order.orderId, params);
  }

  /** Resolves with the product of a variant, at the newest known price; null when the storefront does not know the variant. */
  async function variantOf(variantId: string, quantity: number): Promise<EventProduct | null> {
    const known = knownVariant(queryClient, variantId);
    if (known) return { ...known, quantity };
    const options = variantLookupsQueryOptions(storefront, [variantId]);
    const lookups = await queryClient.fetchQuery(options).catch(() => undefined);
    const found = fromLookup(lookups?.get(variantId));
    return found && { ...found, quantity };
  }

  const enqueue: Dispatch = (event, entry) => {
    last = last.then(() => (isAllowed() ? handle(event, entry) : undefined)).catch(reportError);
    return last;
  };

  return async (event, entry) => {
    if (event.type === 'list' && event.element) await whenVisible(event.element);
    await enqueue(event, entry);
  };
}

function fromShown({ id, ...product }: ShownProduct): EventProduct {
  return { ...product, id: lastIdSegment(id) };
}

/** Returns the parameters of an order without its ID; null when it has no item that can be ordered. */
function orderParams({ items, totals, coupon }: PlacedItems): OrderEvent | null {
  const { total } = totals;
  const products = items.flatMap(
    ({ productId, name, brand, price, quantity, selectedSize, otherOptions }) => {
      const variant = variantText(selectedSize, otherOptions);
      return productId === null
        ? []
        : [{ id: lastIdSegment(productId), name, brand, price, quantity, variant }];
    },
  );
  const params = valuedItems(products, total.currency);
  return (
    params && {
      ...params,
      value: decimal(total),
      shipping: decimal(totals.deliveryFee),
      ...(coupon !== null && { coupon }),
    }
  );
}

/** Returns the ID and the name of a list, the same in every language: the shop's own words, never a text that a shopper has typed. */
function eventList(list: ShownList, contentTexts: readonly string[]): EventList {
  if ('id' in list) return list;
  const { search, collection, tags } = list;
  if (search?.trim()) return { id: 'search_results', name: 'Search results' };
  // A collection that has products exists in the storefront, so its handle is one of the shop's words.
  if (collection) return { id: collection, name: collection };
  const tag = tags.find((one) => contentTexts.includes(one));
  return tag === undefined ? { id: 'products', name: 'Products' } : { id: tag, name: tag };
}

/** Returns every text within a value. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function variantText(size: string | null, others: readonly { readonly value: string }[]): string {
  return [...(size === null ? [] : [size]), ...others.map(({ value }) => value)].join(' / ');
}

/** Returns a variant from the newest response that a product's page or the cart has fetched; null when none contains it. */
function knownVariant(queryClient: QueryClient, variantId: string): EventProduct | null {
  const cache = queryClient.getQueryCache();
  const found = [
    ...cache.findAll({ queryKey: PRODUCT_DETAIL_KEY }).map(({ state }) => {
      const product = state.data as Product | null | undefined;
      const variant = product?.variants.find(({ id }) => id === variantId);
      const details = product &&
        variant && {
          ...variant,
          productId: product.id,
          productTitle: product.title,
          vendor: product.vendor,
        };
      return { at: state.dataUpdatedAt, lookup: details && { status: 'found' as const, variant: details } };
    }),
    ...cache.findAll({ queryKey: VARIANTS }).map(({ state }) => ({
      at: state.dataUpdatedAt,
      lookup: (state.data as ReadonlyMap<string, VariantLookup> | undefined)?.get(variantId),
    })),
  ];
  const products = found.toSorted((one, other) => other.at - one.at).map(({ lookup }) => fromLookup(lookup));
  return products.find((product) => product !== null) ?? null;
}

function fromLookup(lookup: VariantLookup | null | undefined): EventProduct | null {
  if (lookup?.status !== 'found') return null;
  const { variant } = lookup;
  return {
    id: lastIdSegment(variant.productId),
    name: variant.productTitle ?? '',
    brand: variant.vendor ?? '',
    price: variant.price,
    variant: variantText(sizeOf(variant), otherOptionsOf(variant)),
  };
}

/** Returns a function that resolves when an element comes into the viewport. */
function createVisibilityObserver(): (element: Element) => Promise<void> {
  const waiting = new Map<Element, () => void>();
  let observer: IntersectionObserver | undefined;
  const onIntersection: IntersectionObserverCallback = (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      waiting.get(target)?.();
      waiting.delete(target);
    }
  };
  return (element) => {
    observer ??= new IntersectionObserver(onIntersection);
    for (const other of waiting.keys()) {
      if (other.isConnected) continue;
      observer.unobserve(other);
      waiting.delete(other);
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.set(element, resolve);
    observer.observe(element);
    return promise;
  };
}
