import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const required = {
  FIREBASE_PROJECT_ID: 'demo-naap',
  STOREFRONT_URL: 'http://localhost:8788/api/2025-04/graphql.json',
  STOREFRONT_TOKEN: 'token',
};

describe('readConfig', () => {
  it('needs three variables and has defaults for the others', () => {
    expect(readConfig(required)).toMatchObject({
      host: '127.0.0.1',
      port: 8787,
      database: { kind: 'sqlite', file: '.data/backend.sqlite' },
      tokens: { projectId: 'demo-naap', allowUnsigned: false },
      allowedOrigins: ['http://localhost:5173'],
      storefront: { country: 'IN', language: 'EN' },
      limits: { bodyBytes: 65_536 },
    });
  });

  it('chooses Postgres when DATABASE_URL is set', () => {
    const url = 'postgres://naap@localhost/naap';
    expect(readConfig({ ...required, DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url });
  });

  it.each([
    [{ FIREBASE_PROJECT_ID: '' }, 'FIREBASE_PROJECT_ID is missing. Example: FIREBASE_PROJECT_ID=demo-naap'],
    [{ STOREFRONT_URL: undefined }, /^STOREFRONT_URL is missing\. Example: STOREFRONT_URL=http/],
    [{ STOREFRONT_URL: 'localhost:8788' }, /^STOREFRONT_URL must be an http\(s\) address\. Example: /],
    [
      { BACKEND_PORT: '80a' },
      /^BACKEND_PORT must be a whole number from 0 to 65535\. Example: BACKEND_PORT=8787/,
    ],
    [
      { DATABASE_URL: 'mysql://x' },
      /^DATABASE_URL must be a Postgres address\. Example: DATABASE_URL=postgres:/,
    ],
    [{ ALLOWED_ORIGINS: 'http://shop.example/path' }, /^ALLOWED_ORIGINS must be origins .* Example: /],
    [{ STOREFRONT_COUNTRY: 'India' }, /^STOREFRONT_COUNTRY must be a country code\. Example: /],
    [{ STOREFRONT_LANGUAGE: 'en' }, /^STOREFRONT_LANGUAGE must be a language code\. Example: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be debug, info, warn, error or silent\. Example: /],
    [{ RATE_LIMIT_PER_IP: '0' }, /^RATE_LIMIT_PER_IP must be a whole number from 1/],
  ])('rejects %j with the name of the variable and an example', (change, message) => {
    expect(() => readConfig({ ...required, ...change })).toThrow(message);
  });

  it('rejects unsigned tokens in production', () => {
    const emulator = { ...required, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' };
    expect(readConfig(emulator).tokens.allowUnsigned).toBe(true);
    expect(() => readConfig({ ...emulator, NODE_ENV: 'production' })).toThrow(
      /^FIREBASE_AUTH_EMULATOR_HOST must not be set when NODE_ENV is production/,
    );
  });
});
