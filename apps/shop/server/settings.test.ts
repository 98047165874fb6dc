import { describe, expect, it } from 'vitest';
import { readShopConfig } from '../config.ts';
import { readServerSettings, requireBuiltConfig } from './settings.ts';

describe('readServerSettings', () => {
  it('uses the defaults for variables that are missing or empty', () => {
    expect(readServerSettings({ SHOP_PORT: '' })).toEqual({
      SHOP_HOST: 'localhost',
      SHOP_PORT: 5173,
      STOREFRONT_DEADLINE_MS: 300,
      PAGE_CACHE_MB: 64,
      LOG_LEVEL: 'info',
      SHOP_METRICS_HOST: '127.0.0.1',
      OTEL_TRACES_SAMPLER_ARG: 1,
    });
  });

  it.each([
    ['SHOP_PORT', 'eighty', 'SHOP_PORT must be a whole number from 1 to 65535. Example: 5173'],
    ['SHOP_PORT', '65536', 'SHOP_PORT must be a whole number from 1 to 65535. Example: 5173'],
    ['OTEL_TRACES_SAMPLER_ARG', '2', 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1. Example: 1'],
    ['PAGE_CACHE_MB', '0', 'PAGE_CACHE_MB must be a whole number from 1 to 16384. Example: 64'],
  ])('rejects %s=%s', (name, text, message) => {
    expect(() => readServerSettings({ [name]: text })).toThrow(new Error(message));
  });
});

describe('requireBuiltConfig', () => {
  const env = {
    STOREFRONT_URL: 'https://store.example/api/2025-04/graphql.json',
    STOREFRONT_TOKEN: 'token',
    BACKEND_URL: 'https://api.example/',
    FIREBASE_PROJECT_ID: 'project',
    FIREBASE_API_KEY: 'key',
    MAPS_URL: 'https://maps.example/json',
    IP_INFO_URL: 'https://ip.example/json',
  };
  const built = readShopConfig(env);

  it.each([
    ['no variables', {}],
    ['the same values', env],
    ['empty ones', { BACKEND_URL: '', SITE_URL: '' }],
  ])('accepts %s', (_case, current) => {
    expect(() => requireBuiltConfig(built, current)).not.toThrow();
  });

  it.each([
    ['BACKEND_URL', 'https://other.example'],
    ['SITE_URL', 'https://shop.example'],
    ['STOREFRONT_COUNTRY', 'DE'],
  ])('rejects another %s than the pages have', (name, value) => {
    expect(() => requireBuiltConfig(built, { ...env, [name]: value })).toThrow(
      `${name} is not the value with which the pages were built.`,
    );
  });
});
