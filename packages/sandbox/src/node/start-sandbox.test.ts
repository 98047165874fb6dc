import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PortTakenError, type RunningSandbox, startSandbox } from './start-sandbox.ts';

let dataDir: string;
let running: RunningSandbox[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'naap-sandbox-'));
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map(({ stop }) => stop()));
  await rm(dataDir, { recursive: true });
});

async function start(): Promise<RunningSandbox> {
  const started = await startSandbox({ ports: { sandbox: 0, identity: 0 }, dataDir });
  running.push(started);
  return started;
}

const countOpenServers = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'TCPServerWrap').length;

describe('startSandbox', () => {
  it('serves the storefront, and its images in the accepted format', async () => {
    const { sandbox } = await start();
    const response = await fetch(sandbox.urls.storefront, {
      method: 'POST',
      headers: { 'X-Shopify-Storefront-Access-Token': sandbox.storefrontToken },
      body: JSON.stringify({
        query: '{ products(first: 1) { nodes { featuredImage { url(transform: { maxWidth: 120 }) } } } }',
      }),
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const { data } = await response.json();
    for (const [accept, format] of [
      ['image/webp', 'webp'],
      ['*/*', 'jpeg'],
    ] as const) {
      const image = await fetch(data.products.nodes[0].featuredImage.url, { headers: { Accept: accept } });
      const metadata = await sharp(await image.arrayBuffer()).metadata();
      expect(metadata).toMatchObject({ format, width: 120, height: 150 });
    }
  });

  it('keeps its signing key across restarts', async () => {
    const keys = async ({ origins }: RunningSandbox) =>
      (await fetch(`${origins.identity}/.well-known/jwks.json`)).json();
    const first = await start();
    const before = await keys(first);
    await first.stop();
    expect(await keys(await start())).toEqual(before);
  });

  it('reports which port is taken, and closes the other one', async () => {
    const first = await start();
    const taken = Number(new URL(first.origins.identity).port);
    const before = countOpenServers();
    const failed = startSandbox({ ports: { sandbox: 0, identity: taken }, dataDir });
    await expect(failed).rejects.toThrow(PortTakenError);
    await expect(failed).rejects.toMatchObject({ port: taken });
    await expect.poll(countOpenServers).toBe(before);
  });

  it('does not start if the key file contains no key', async () => {
    await writeFile(join(dataDir, 'signing-key.json'), '{');
    await expect(start()).rejects.toThrow(/signing-key\.json contains no private key\. Delete it/);
  });

  it('closes both ports when it stops', async () => {
    const { origins, stop } = await start();
    await stop();
    await expect(fetch(origins.sandbox)).rejects.toThrow();
    await expect(fetch(origins.identity)).rejects.toThrow();
  });
});
