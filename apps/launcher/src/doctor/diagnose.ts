import { type ContentWithCharts, loadContent } from '@naap/content/node';
import { readShopConfig } from '@naap/shop/config';
import { readSettings } from '../settings.ts';
import type { Finding } from './finding.ts';
import { checkBackend, checkIdentity, checkLocation } from './services.ts';
import { checkStorefront } from './storefront.ts';

/**
 * Checks every service that the environment configures; a service that is not configured is the one of `npm start`.
 * Throws when a variable or the content file is refused. Never rejects because of a service.
 */
export async function diagnose(
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly Finding[]> {
  const settings = readSettings(env);
  const content = await loadContent(env.CONTENT);
  const config = readShopConfig({ ...env, ...settings.shopEnv });
  const shopOrigin = new URL(config.SITE_URL ?? settings.urls.shop).origin;
  const findings = await Promise.all([
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
    checkIdentity({
      projectId: config.FIREBASE_PROJECT_ID,
      apiKey: config.FIREBASE_API_KEY,
      emulatorUrl: config.FIREBASE_EMULATOR_URL ?? null,
      shopOrigin,
    }),
    checkBackend({
      backendUrl: config.BACKEND_URL,
      shopApiUrl: config.SHOP_API_URL ?? config.BACKEND_URL,
      cartUrl: config.CART_URL ?? config.BACKEND_URL,
      brandsUrl: config.BRANDS_URL ?? config.BACKEND_URL,
      brandsProtocol: config.BRANDS_PROTOCOL,
      shopOrigin,
    }),
    checkLocation({
      mapsUrl: config.MAPS_URL,
      mapsKey: config.MAPS_KEY,
      ipInfoUrl: config.IP_INFO_URL,
      ipInfoToken: config.IP_INFO_TOKEN,
    }),
  ]);
  return findings.flat();
}

/** Returns every collection handle and every tag that a content file names, each once, in the file's order. */
function referencesIn(content: ContentWithCharts): {
  readonly collections: readonly string[];
  readonly tags: readonly string[];
} {
  const collections = new Set<string>();
  const tags = new Set([
    ...content.filters.categories,
    ...content.filters.styles,
    ...content.search.trending,
  ]);
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, entry] of Object.entries(value)) {
      if (key === 'collection' && typeof entry === 'string') collections.add(entry);
      else if (key === 'tag' && typeof entry === 'string') tags.add(entry);
      else if (key === 'tags' && Array.isArray(entry)) for (const tag of entry) tags.add(String(tag));
      else visit(entry);
    }
  };
  visit(content);
  return { collections: [...collections], tags: [...tags] };
}
