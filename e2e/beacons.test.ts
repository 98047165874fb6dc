import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { expect, poll, test } from './helpers/fixtures.ts';
import { button, link, waitForText, waitForTitle, waitUntilHydrated } from './helpers/locators.ts';
import { availableProducts, callBackend, prepareOrder } from './helpers/services.ts';

/**
 * `EVENTS=http://localhost:8790/events pnpm test:e2e beacons` starts a shop that sends its events to that address, where these tests listen. All
 * workers have the same address, so the tests run one after the other.
 */
const address = process.env.EVENTS?.startsWith('http://localhost:') ? new URL(process.env.EVENTS) : null;

test.skip(address === null, 'needs a shop that sends commerce events to an address');
test.describe.configure({ mode: 'serial' });

interface ReceivedEvent {
  readonly name: string;
  readonly params: {
    readonly currency?: string;
    readonly transaction_id?: string;
    readonly items?: readonly { readonly item_id: string }[];
  };
}

interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly events: readonly ReceivedEvent[];
}

let server: Server;
let received: Received[] = [];
/** The status of the responses; null: the connection is closed without a response. */
let status: number | null = 204;

test.beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const { method, url: path, headers } = request;
    received.push({ method, path, headers, events: JSON.parse(body).events });
    if (status === null) request.socket.destroy();
    else response.writeHead(status).end();
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(Number(address?.port), 'localhost', resolve);
  await promise;
});
test.afterAll(() => server.close());
test.beforeEach(() => {
  received = [];
  status = 204;
});

const events = () => received.flatMap((request) => request.events);
const names = () => events().map(({ name }) => name);

test('an address gets each event once, also those of the moment in which the page is closed', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ consent: 'granted' });
  const [product] = await availableProducts(1);
  const viewed = { name: 'view_item', params: { items: [{ item_id: product?.productId }] } };
  await page.goto(`/product/${product?.productId}`);
  await waitUntilHydrated(page);
  await poll(events).toMatchObject([viewed]);
  await button(page, 'Wishlist').click();
  await waitForText(page, 'Added to Wishlist');
  await page.close();
  await poll(events).toMatchObject([viewed, { ...viewed, name: 'add_to_wishlist' }]);
  for (const { method, path, headers } of received) {
    expect([method, path, headers['content-type']]).toEqual([
      'POST',
      address?.pathname,
      'text/plain;charset=UTF-8',
    ]);
    expect(headers.cookie).toBeUndefined();
  }
});

for (const response of [500, null]) {
  test(`an address that ${response === null ? 'closes the connection' : 'fails'} changes nothing for the shopper`, async ({
    newCustomer,
  }) => {
    const { page, account } = await newCustomer({ consent: 'granted' });
    await prepareOrder(account);
    status = response;
    await page.goto('/checkout');
    await button(page, 'Place Order').click();
    await waitForTitle(page, 'Welcome Back!');
    await waitForText(page, 'Confirmed');
    await poll(names).toEqual(['begin_checkout', 'purchase']);
    const { orders } = (await callBackend(account, 'GET', '/orders')) as {
      orders: readonly { readonly order_id: string }[];
    };
    expect(orders.map(({ order_id }) => order_id)).toEqual([events().at(-1)?.params.transaction_id]);
  });
}

test('waiting events are dropped when the choice is withdrawn', async ({ newVisitor }) => {
  const { page } = await newVisitor({ consent: 'granted' });
  const [product] = await availableProducts(1);
  await page.clock.install();
  await page.goto(`/product/${product?.productId}`);
  await waitUntilHydrated(page);
  await poll(names).toEqual(['view_item']);
  // The events of a second are sent together, and this second does not end.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await button(page, 'Wishlist').click();
  await waitForText(page, 'Added to Wishlist');
  await page.evaluate(() => {
    localStorage.setItem('consent', 'refused');
    dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  });
  await page.clock.runFor(5_000);
  // Gives consent again: the next event is the first that arrives.
  await page.evaluate(() => localStorage.setItem('consent', 'granted'));
  await button(page, 'Wishlist').click();
  await button(page, 'Wishlist').click();
  await link(page, /^Bag/).first().waitFor();
  await page.close();
  await poll(names).toEqual(['view_item', 'add_to_wishlist']);
});
