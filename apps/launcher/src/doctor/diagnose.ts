import type { ContentWithCharts } from '@naap/content/node';
import { readShopConfig } from '@naap/shop/config';
import { loadReadableContent } from '../readable-content.ts';
import { type Settings, settingsIn, validateSettings } from '../settings.ts';
import { type Finding, failed } from './finding.ts';
import { probe } from './probe.ts';
import { checkBackend, checkIdentity, checkLocation } from './services.ts';
import { checkStorefront, type References } from './storefront.ts';

/**
 * Checks every service that the environment configures; a service that is not configured is the one of `npm start`.
 * Throws when a variable or the content file is refused. Never rejects because of a service.
 */
export async function diagnose(
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly Finding[]> {
  const settings = settingsIn(env);
  const content = await loadReadableContent(env.CONTENT);
  const config = readShopConfig({ ...env, ...settings.shopEnv });
  const shopOrigin = new URL(config.SITE_URL ?? settings.urls.shop).origin;
  // The services of `npm start` that do not answer get one finding, and no others.
  const unreachable = await unreachableOrigins(
    [config.STOREFRONT_URL, config.FIREBASE_EMULATOR_URL, config.BACKEND_URL, config.MAPS_URL],
    [settings.urls.sandbox, settings.urls.identity, settings.urls.backend],
  );
  const ifAnswering = async (url: string | undefined, check: () => Promise<readonly Finding[]>) =>
    url !== undefined && unreachable.has(new URL(url).origin) ? [] : check();
  const findings = await Promise.all([
    ifAnswering(config.STOREFRONT_URL, () =>
      checkStorefront({
        url: config.STOREFRONT_URL,
        token: config.STOREFRONT_TOKEN,
        country: config.STOREFRONT_COUNTRY,
        language: config.STOREFRONT_LANGUAGE,
        currency: content.pricing.currency,
        ...referencesIn(content),
        sizeCharts: content.sizeCharts,
        shopOrigin,
      }),
    ),
    ifAnswering(config.FIREBASE_EMULATOR_URL, () =>
      checkIdentity({
        projectId: config.FIREBASE_PROJECT_ID,
        apiKey: config.FIREBASE_API_KEY,
        emulatorUrl: config.FIREBASE_EMULATOR_URL ?? null,
        shopOrigin,
      }),
    ),
    ifAnswering(config.BACKEND_URL, () =>
      checkBackend({
        backendUrl: config.BACKEND_URL,
        shopApiUrl: config.SHOP_API_URL ?? config.BACKEND_URL,
        cartUrl: config.CART_URL ?? config.BACKEND_URL,
        brandsUrl: config.BRANDS_URL ?? config.BACKEND_URL,
        brandsProtocol: config.BRANDS_PROTOCOL,
        shopOrigin,
      }),
    ),
    ifAnswering(config.MAPS_URL, () =>
      checkLocation({
        mapsUrl: config.MAPS_URL,
        mapsKey: config.MAPS_KEY,
        ipInfoUrl: config.IP_INFO_URL,
        ipInfoToken: config.IP_INFO_TOKEN,
      }),
    ),
  ]);
  return [
    ...startRefusal(env, settings),
    ...[...unreachable].map((origin) =>
      failed(
        'npm start',
        `nothing answers at ${origin}`,
        'Run npm start first, leave it running, and run the doctor in a second terminal; or set the address of your own service (docs/operations/configuration.md).',
      ),
    ),
    ...findings.flat(),
  ];
}

/** Returns a finding when `npm start` would refuse the variables, although each service can be checked. */
function startRefusal(
  env: Readonly<Record<string, string | undefined>>,
  settings: Settings,
): readonly Finding[] {
  try {
    validateSettings(env, settings);
    return [];
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return [failed('npm start', found, 'Until this is changed, npm start refuses to start.')];
  }
}

/** Returns the origins of `npm start` that these URLs use, and that do not answer. */
async function unreachableOrigins(
  urls: readonly (string | undefined)[],
  started: readonly string[],
): Promise<ReadonlySet<string>> {
  const used = new Set(urls.flatMap((url) => (url === undefined ? [] : new URL(url).origin)));
  const replies = await Promise.all(
    started
      .filter((origin) => used.has(origin))
      .map(async (origin) => ((await probe(origin)).error === null ? [] : [origin])),
  );
  return new Set(replies.flat());
}

/** Returns every collection handle and every tag that a content file names, in the file's order, with the paths at which it does. */
function referencesIn(content: ContentWithCharts): {
  readonly collections: References;
  readonly tags: References;
} {
  const collections = new Map<string, string[]>();
  const tags = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, name: string, path: string) =>
    to.set(name, [...(to.get(name) ?? []), path]);
  const lists = {
    'filters.categories': content.filters.categories,
    'filters.styles': content.filters.styles,
    'search.trending': content.search.trending,
  };
  for (const [path, names] of Object.entries(lists))
    for (const [index, name] of names.entries()) add(tags, name, `${path}[${index}]`);
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, entry] of Object.entries(value)) {
      const at = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
      if (key === 'collection' && typeof entry === 'string') add(collections, entry, at);
      else if (key === 'tag' && typeof entry === 'string') add(tags, entry, at);
      else if (key === 'tags' && Array.isArray(entry)) for (const tag of entry) add(tags, String(tag), at);
      else visit(entry, at);
    }
  };
  visit(content, '');
  return { collections, tags };
}
