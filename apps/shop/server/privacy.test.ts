// @module-tag slow
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createStorefrontClient } from '@naap/api-clients/storefront';
import { naap, parseContent } from '@naap/content';
import { createDirectShop } from '@naap/fixtures/direct-shop';
import { createStorefrontObserver, describeError, fetchInTrace } from '@naap/server/telemetry';
import { createLog } from '@naap/server/telemetry/log';
import { startTelemetry } from '@naap/server/telemetry/node';
import { startOtlpReceiver } from '@naap/server/test/receiver';
import { afterEach, expect, it, vi } from 'vitest';
import { createPageRenderer } from '../src/page-renderer.tsx';
import { createShopApp } from './app.ts';
import { observeRequests } from './metrics.ts';
import { createPageHandler } from './page-handler.ts';

afterEach(() => vi.unstubAllEnvs());

const input = { phone: '+919812345678', address: '42, Hidden Lane, Bengaluru', note: 'confidential-note' };

/** Starts a server on a free port of the loopback interface. */
async function listen(listener: Parameters<typeof createServer>[1]) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${Object(server.address()).port}` };
}

it('no phone number, address or search text is in logs, metrics or traces', async () => {
  const receiver = await startOtlpReceiver();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url);
  const telemetry = await startTelemetry('test', {
    otlpEndpoint: receiver.url,
    sampleRate: 1,
    prometheus: { host: '127.0.0.1', port: 0 },
  });
  const log = createLog('shop', 'info');
  /** A storefront that fails, and repeats its input in the error. */
  const storefront = await listen(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    response.end(JSON.stringify({ data: null, errors: [{ message: body, extensions: { code: body } }] }));
  });
  const { clients } = createDirectShop();
  const renderer = createPageRenderer({
    createClients: () => ({
      ...clients,
      storefront: createStorefrontClient({
        url: storefront.url,
        token: 'test-token',
        fetch: fetchInTrace,
        observe: createStorefrontObserver(),
      }),
    }),
    content: parseContent(naap, 'naap'),
    siteUrl: 'https://naap.example',
    smsInboxUrl: null,
  });
  const handle = createPageHandler({
    renderer,
    siteFiles: { has: () => false, create: () => Promise.reject(new Error('no site files')) },
    templates: new Map([['', Object.assign(({ body }: { body: string }) => body, { styles: new Map() })]]),
    headersWith: () => ({ 'X-Page': 'rendered' }),
    renderOptions: { deadlineMs: 60_000, sanitise: (html) => html },
    maxBytes: 1e6,
    onError: (error) => log.error({ error: describeError(error) }, 'a page could not be rendered'),
  });
  const app = createShopApp({ pagesDir: import.meta.dirname, answerPage: handle });
  const shop = await listen(observeRequests(renderer, getRequestListener(app.fetch)));

  const phone = encodeURIComponent(input.phone);
  const address = encodeURIComponent(input.address);
  const statuses = await Promise.all(
    [
      `/product/${phone}?${phone}=${address}`,
      `/products?search=${address}&tag=${phone}`,
      `/products?collection=${input.note}`,
      `/category/${input.note}`,
      `/search-page?q=${phone}`,
      `/${phone}/${address}`,
      `/cart?note=${input.note}`,
    ].map(async (path) => {
      const headers = {
        baggage: input.note,
        tracestate: `a=${input.note}`,
        Referer: `http://${input.note}.test`,
      };
      return (await fetch(shop.url + path, { headers })).status;
    }),
  );
  expect(statuses).toContain(503);
  log.warn({}, 'the requests are over');

  const metrics = await (await fetch(telemetry.metricsUrl ?? '')).text();
  await telemetry.stop();
  for (const { server } of [shop, storefront]) {
    server.close();
    server.closeAllConnections();
  }
  const traces = receiver.received('traces').toString('latin1');
  const outputs = {
    metrics,
    'exported traces': traces,
    'exported metrics': receiver.received('metrics').toString('latin1'),
    'exported logs': receiver.received('logs').toString('latin1'),
  };
  await receiver.close();
  // What happened is in the outputs, so the search can find something.
  for (const name of ['GET /product/:productId', 'render /products', 'storefront SearchProducts'])
    expect(traces).toContain(name);
  expect(outputs['exported logs']).toContain('the requests are over');

  const secrets = Object.values(input).flatMap((text) => [
    text,
    encodeURIComponent(text),
    text.replace('+', ''),
  ]);
  const found = Object.entries(outputs).flatMap(([name, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${name}`),
  );
  expect(found).toEqual([]);
});
