import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStore, type StoreOverview } from '@naap/api-clients/store-overview';
import { parseContent } from '@naap/content';
import { createSandbox, type Sandbox } from '@naap/sandbox';
import { startSandbox } from '@naap/sandbox/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diagnose } from '../doctor/diagnose.ts';
import { guessContent, StoreError } from './guess-content.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'naap-content-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const overviewOf = ({ urls, storefrontToken, storefront }: Sandbox): Promise<StoreOverview> =>
  readStore({
    url: urls.storefront,
    token: storefrontToken,
    fetch: (input, init) => storefront.fetch(new Request(input, init)),
  });

describe('a content that is made for a store', () => {
  // The seed is a store that names no genders.
  it.each(['eu-shoes', 'seed-2'] as const)(
    '%s: names collections and tags with products only, as the doctor finds',
    async (store) => {
      const running = await startSandbox({
        ports: { sandbox: 0, identity: 0 },
        dataDir: join(folder, store),
        store,
      });
      try {
        const { urls, storefrontToken } = running.sandbox;
        const overview = await readStore({ url: urls.storefront, token: storefrontToken });
        const { content } = guessContent(overview);
        const file = join(folder, `${store}.json`);
        writeFileSync(file, JSON.stringify(content));
        const findings = await diagnose({
          STOREFRONT_URL: urls.storefront,
          STOREFRONT_TOKEN: storefrontToken,
          FIREBASE_EMULATOR_URL: running.origins.identity,
          MAPS_URL: urls.maps,
          IP_INFO_URL: urls.ipInfo,
          // No backend is needed here.
          BACKEND_URL: 'http://127.0.0.1:1',
          CONTENT: file,
        });
        const notOk = findings.filter(({ status }) => status !== 'ok').map(({ check }) => check);
        // A size chart cannot be guessed.
        expect(notOk.filter((check) => !check.startsWith('size charts'))).toEqual(['backend health']);
        expect(findings.filter(({ check }) => check.startsWith('collection ')).length).toBeGreaterThan(1);
      } finally {
        await running.stop();
      }
    },
  );

  // They are stores in three languages.
  it('is valid for every seed', async () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const overview = await overviewOf(createSandbox({ store: `seed-${seed}` }));
      const { content, notes } = guessContent(overview);
      expect(parseContent(content, `seed-${seed}`).pricing.currency).toBe(overview.currency);
      expect(notes.some((note) => note.includes('collections archive'))).toBe(true);
    }
  });

  it('leaves out texts with braces, and handles that no link can have', () => {
    const { content } = guessContent(
      withTags(
        ['Women', 'Dresses', '{{ draft }}'],
        [
          { handle: 'new', title: 'New', isEmpty: false, picture: null },
          { handle: 'odd', title: '{odd}', isEmpty: false, picture: null },
          { handle: 'a b', title: 'Space', isEmpty: false, picture: null },
        ],
      ),
    );
    parseContent(content, 'braces');
    expect(JSON.stringify(content)).not.toMatch(/draft|odd|Space/);
    expect(content.home.tiles.map(({ collection }) => collection)).toEqual(['new']);
  });

  it('takes no tag without letters for the type of products that have none', () => {
    const store = withTags(['Women', 'Dresses', '🔥']);
    const { content, notes } = guessContent({
      ...store,
      products: store.products.map((product) => ({ ...product, productType: '' })),
    });
    expect(content.filters.categories).toContain('Dresses');
    expect(notes.some((note) => note.startsWith('filters.categories: no tag'))).toBe(true);
  });

  it('is refused for a store without tags, with what to do', () => {
    expect(() => guessContent(withTags([]))).toThrow(StoreError);
    expect(() => guessContent(withTags([]))).toThrow(/give them tags/);
  });
});

function withTags(tags: readonly string[], collections: StoreOverview['collections'] = []): StoreOverview {
  return {
    name: 'Shop {1}',
    description: null,
    currency: 'GBP',
    languages: ['EN'],
    collections,
    products: [
      {
        vendor: 'Alder',
        productType: 'Dress',
        tags: [...tags],
        options: ['Size'],
        picture: null,
        price: { amount: 4_900, currency: 'GBP' },
      },
    ],
  };
}
