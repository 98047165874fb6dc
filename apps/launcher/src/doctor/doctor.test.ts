import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@naap/backend/config';
import { type RunningServer, startServer } from '@naap/backend/server';
import { naap } from '@naap/content';
import { loadContent } from '@naap/content/node';
import { type RunningSandbox, startSandbox } from '@naap/sandbox/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sparePorts } from '../ports.ts';
import { corsFinding } from './cors.ts';
import { diagnose } from './diagnose.ts';
import { type Finding, formatFindings } from './finding.ts';
import { sizeChartsFinding, versionFinding } from './storefront.ts';

const SHOP = 'http://localhost:5173';
const stores = ['naap', 'eu-shoes'] as const;

let folder: string;
const sandboxes = new Map<string, RunningSandbox>();
let backend: RunningServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naap-doctor-'));
  for (const store of stores) {
    const dataDir = join(folder, store);
    sandboxes.set(store, await startSandbox({ ports: { sandbox: 0, identity: 0 }, dataDir, store }));
  }
  backend = await startServer(
    readConfig({
      FIREBASE_PROJECT_ID: 'demo-naap',
      STOREFRONT_URL: sandboxOf('naap').sandbox.urls.storefront,
      STOREFRONT_TOKEN: sandboxOf('naap').sandbox.storefrontToken,
      SQLITE_FILE: join(folder, 'backend.sqlite'),
      BACKEND_PORT: '0',
      ALLOWED_ORIGINS: SHOP,
      LOG_LEVEL: 'silent',
    }),
    await loadContent('naap'),
  );
});

afterEach(() => {
  for (const { sandbox } of sandboxes.values()) sandbox.faults.clear();
});

afterAll(async () => {
  await backend.close();
  for (const sandbox of sandboxes.values()) await sandbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

function sandboxOf(store: string): RunningSandbox {
  const running = sandboxes.get(store);
  if (running === undefined) throw new Error(`no sandbox store ${store}`);
  return running;
}

function diagnoseStore(
  store: string,
  env: Readonly<Record<string, string>> = {},
): Promise<readonly Finding[]> {
  const { sandbox, origins } = sandboxOf(store);
  return diagnose({
    STOREFRONT_URL: sandbox.urls.storefront,
    STOREFRONT_TOKEN: sandbox.storefrontToken,
    FIREBASE_EMULATOR_URL: origins.identity,
    BACKEND_URL: backend.url,
    MAPS_URL: sandbox.urls.maps,
    IP_INFO_URL: sandbox.urls.ipInfo,
    CONTENT: store,
    ...env,
  });
}

const notOk = (findings: readonly Finding[]) => findings.filter(({ status }) => status !== 'ok');
const checkOf = ({ check }: Finding) => check;

describe('the API version', () => {
  const versions = ['2026-04', '2025-10', '2026-01', '2026-07', 'unstable'].map((handle) => ({
    handle,
    supported: handle !== '2026-07',
  }));
  const findingOf = (version: string) =>
    versionFinding(`https://your-shop.example/api/${version}/graphql.json`, versions);

  it.each(['2025-10', '2026-01', '2026-04'])('%s, which the store supports, is accepted', (version) => {
    const found = `${version}; supported are 2025-10, 2026-01, 2026-04, of which 2025-10 ends next`;
    expect(findingOf(version)).toEqual({ status: 'ok', check: 'API version', found });
  });

  it.each(['2025-04', '2026-07', 'unstable'])('%s is a warning that names the others', (version) => {
    expect(findingOf(version)).toEqual({
      status: 'warning',
      check: 'API version',
      found: `${version}; supported are 2025-10, 2026-01, 2026-04`,
      remedy: expect.stringContaining(`answers ${version} with 2025-10`),
    });
  });
});

describe('the size charts', () => {
  const shirt = {
    ...{ title: 'Linen Shirt', vendor: 'Kora', productType: 'Shirt', tags: ['Women'], sizeChart: null },
    options: [{ name: 'Size', optionValues: [{ name: 'M' }, { name: 'L' }] }],
  };
  const metafield = (size: string) => ({ value: `{"measurements":["chest"],"sizes":{"${size}":[[90,98]]}}` });
  const finding = (products: readonly (typeof shirt | { sizeChart: { value: string } })[], kind = 'none') =>
    sizeChartsFinding(
      {
        sizeCharts: [
          {
            brands: undefined,
            kinds: [kind],
            gender: undefined,
            chart: { measurements: ['chest'], sizes: [{ size: 'M', ranges: { chest: [900, 980] } }] },
          },
        ],
      },
      products.map((product) => ({ ...shirt, ...product })),
    );

  it('are counted: of the content, and of the product', () => {
    expect(finding([shirt, shirt], 'Shirt')).toMatchObject({ status: 'ok', found: '2 have one' });
    expect(finding([shirt, { sizeChart: metafield('L') }])).toMatchObject({ found: '1 have one' });
  });

  it('are a warning when no product has one, or only with other sizes', () => {
    expect(finding([shirt, { sizeChart: metafield('42') }])).toMatchObject({
      status: 'warning',
      found: '0 have one',
      remedy: expect.stringContaining('naap.size_chart'),
    });
  });

  it('that are malformed are named by their products', () => {
    expect(finding([shirt, { sizeChart: { value: 'M: 90 to 98' } }], 'Shirt')).toMatchObject({
      status: 'warning',
      check: 'size charts of 2 products',
      found: 'malformed: "Linen Shirt"',
    });
  });
});

describe('a diagnosis', () => {
  it.each(stores)(
    'finds everything that the store %s needs, with the product count of each tag',
    async (store) => {
      const findings = await diagnoseStore(store);
      expect(notOk(findings)).toEqual([]);
      expect(findings.map(checkOf)).toEqual(
        expect.arrayContaining([
          'storefront and token',
          'API version',
          'storefront CORS',
          'currency',
          'image host',
          'identity project',
          'backend health',
          'brand service',
          'CORS of POST /order',
          'maps',
          'IP location',
        ]),
      );
      const tags = findings.filter(({ check }) => check.startsWith('tag '));
      expect(tags.length).toBeGreaterThan(5);
      for (const { found } of tags) expect(found).toMatch(/^[1-9]\d* products$/);
    },
  );

  it('names four things that are broken, each with a remedy, and nothing else', async () => {
    const content = { ...naap, home: { ...naap.home, rows: [{ title: 'Old', collection: 'summer-2019' }] } };
    writeFileSync(join(folder, 'content.json'), JSON.stringify(content));
    const { faults } = sandboxOf('naap').sandbox;
    faults.add({ target: 'images', status: 403, body: 'no' });
    faults.add({
      target: 'identity',
      match: 'recaptchaParams',
      status: 400,
      body: '{"error":{"message":"API key not valid."}}',
    });
    const findings = await diagnoseStore('naap', {
      CONTENT: join(folder, 'content.json'),
      CART_URL: 'http://127.0.0.1:1',
    });
    expect(notOk(findings)).toEqual([
      {
        status: 'failed',
        check: 'image host',
        found: expect.stringContaining('HTTP 403'),
        remedy: expect.stringContaining('public'),
      },
      {
        status: 'failed',
        check: 'collection summer-2019',
        found: 'does not exist',
        remedy: expect.stringMatching(/^In home\.rows\[0\]\.collection\. Create .*"summer-2019"/),
      },
      {
        status: 'failed',
        check: 'identity project',
        found: 'HTTP 400: API key not valid.',
        remedy: expect.stringContaining('emulator'),
      },
      expect.objectContaining({ status: 'failed', check: 'CORS of POST /cart' }),
    ]);
  });

  it('gives the paths of a mistyped tag and handle, and the names that were meant', async () => {
    const [first, ...others] = naap.home.tiles;
    const content = {
      ...naap,
      filters: { ...naap.filters, styles: [...naap.filters.styles, 'Drseses'] },
      home: {
        ...naap.home,
        tiles: [first, { label: 'Mistyped', picture: 'dress', tags: ['Drseses'] }, ...others.slice(1)],
        rows: [{ title: 'New', collection: 'new-arivals' }],
      },
      translations: {},
    };
    writeFileSync(join(folder, 'mistyped.json'), JSON.stringify(content));
    const findings = await diagnoseStore('naap', { CONTENT: join(folder, 'mistyped.json') });
    const remedies = notOk(findings).map((finding) => 'remedy' in finding && finding.remedy);
    expect(remedies).toEqual([
      expect.stringMatching(/^In home\.rows\[0\]\.collection\. Did you mean "new-arrivals"\? /),
      expect.stringMatching(/^In filters\.styles\[23\], home\.tiles\[1\]\.tags\. Did you mean "Dresses"\? /),
    ]);
  });

  it('asks for npm start where its services do not answer, and checks the others', async () => {
    const [sandboxPort = 0, identityPort = 0, backendPort = 0] = await sparePorts(3);
    const ports = {
      SANDBOX_PORT: `${sandboxPort}`,
      IDENTITY_PORT: `${identityPort}`,
      BACKEND_PORT: `${backendPort}`,
    };
    const findings = await diagnose(ports);
    expect(findings).toEqual(
      [sandboxPort, identityPort, backendPort].map((port) => ({
        status: 'failed',
        check: 'npm start',
        found: `nothing answers at http://localhost:${port}`,
        remedy: expect.stringContaining('Run npm start first'),
      })),
    );
    const { urls, storefrontToken } = sandboxOf('naap').sandbox;
    const withStore = { ...ports, STOREFRONT_URL: urls.storefront, STOREFRONT_TOKEN: storefrontToken };
    expect((await diagnose(withStore)).map(checkOf)).toContain('currency');
  });

  it('checks a store of the internet before there is a project for its sign-in', async () => {
    // Nothing answers at this address, which is none of this machine.
    const findings = await diagnoseStore('naap', { STOREFRONT_URL: 'http://127.1.1.1.invalid/graphql' });
    expect(notOk(findings).map(checkOf)).toEqual(['npm start', 'storefront and token']);
    expect(notOk(findings)[0]?.found).toContain('Use a real Firebase project');
  });

  it('stops at a token that the storefront refuses', async () => {
    const findings = await diagnoseStore('naap', { STOREFRONT_TOKEN: 'revoked' });
    expect(notOk(findings).map(checkOf)).toEqual(['storefront and token']);
    expect(findings.map(checkOf)).not.toContain('currency');
  });

  it('names a currency that the content file does not price in', async () => {
    const findings = await diagnoseStore('eu-shoes', { CONTENT: 'naap' });
    expect(findings).toContainEqual(
      expect.objectContaining({
        status: 'failed',
        check: 'currency',
        found: 'EUR; the content file prices in INR',
      }),
    );
  });

  it('names a service that does not answer once', async () => {
    const findings = await diagnoseStore('naap', {
      BACKEND_URL: 'http://127.0.0.1:1',
      MAPS_URL: 'http://127.0.0.1:1',
    });
    expect(notOk(findings).map(({ status, check }) => `${status} ${check}`)).toEqual([
      'failed backend health',
      'warning maps',
    ]);
  });

  it('refuses a malformed variable by name', async () => {
    await expect(diagnoseStore('naap', { BRANDS_PROTOCOL: 'soap' })).rejects.toThrow(/BRANDS_PROTOCOL/);
  });
});

describe('a CORS check', () => {
  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['no headers', {}, 'allows no origin, not http://localhost:5173'],
    [
      'another origin',
      { 'access-control-allow-origin': 'https://other.example' },
      'allows https://other.example',
    ],
    [
      'a method that is not allowed',
      { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization' },
      'does not allow the method DELETE',
    ],
    [
      'a wildcard for Authorization',
      {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': '*',
        'access-control-allow-headers': '*',
      },
      'does not allow the header authorization',
    ],
  ])('refuses %s', async (_name, headers, found) => {
    const server = createServer((_request, response) => response.writeHead(204, headers).end());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    try {
      const finding = await corsFinding({
        check: 'CORS',
        url: `http://127.0.0.1:${port}/`,
        origin: SHOP,
        method: 'DELETE',
        headers: ['authorization'],
      });
      expect(finding.status).toBe('failed');
      expect(finding.found).toContain(found);
    } finally {
      server.close();
    }
  });
});

describe('the table', () => {
  it('has a remedy below each line that is not ok, and the counts at its end', () => {
    const table = formatFindings([
      { status: 'ok', check: 'currency', found: 'INR' },
      { status: 'failed', check: 'collection sale', found: 'does not exist', remedy: 'Create it.' },
    ]);
    expect(table.split('\n')).toEqual([
      'ok    currency         INR',
      'FAIL  collection sale  does not exist',
      '                       → Create it.',
      '',
      '1 ok, 0 warnings, 1 failed',
    ]);
  });
});
