import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { expect, poll, test } from './helpers/fixtures.ts';
import { button, waitForText, waitUntilHydrated } from './helpers/locators.ts';
import { availableProducts } from './helpers/services.ts';

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

test.beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const { method, url: path, headers } = request;
    received.push({ method, path, headers, events: JSON.parse(body).events });
    response.writeHead(204).end();
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(Number(address?.port), 'localhost', resolve);
  await promise;
});
test.afterAll(() => server.close());
test.beforeEach(() => {
  received = [];
});

const events = () => received.flatMap((request) => request.events);

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
