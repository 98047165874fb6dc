import { describe, expect, it } from 'vitest';
import { VAPID } from '../test/helpers/push-service.ts';
import { readConfig } from './config.ts';

const required = {
  FIREBASE_PROJECT_ID: 'demo-naap',
  STOREFRONT_URL: 'http://localhost:8788/api/2025-04/graphql.json',
  STOREFRONT_TOKEN: 'token',
  SQLITE_FILE: '/var/lib/naap/backend.sqlite',
};

describe('readConfig', () => {
  it('needs four variables and has defaults for the others', () => {
    expect(readConfig(required)).toMatchObject({
      host: '127.0.0.1',
      port: 8787,
      database: { kind: 'sqlite', file: '/var/lib/naap/backend.sqlite' },
      tokens: { projectId: 'demo-naap', allowUnsigned: false },
      allowedOrigins: ['http://localhost:5173'],
      storefront: { country: 'IN', language: 'EN' },
      limits: { bodyBytes: 65_536, storedRepliesPerShopper: 2_000 },
    });
  });

  it('records nothing by default, and serves metrics on the loopback interface only', () => {
    const off = { otlpEndpoint: undefined, sampleRate: 1, prometheus: null };
    expect(readConfig(required).telemetry).toEqual(off);
    const port = { ...required, BACKEND_METRICS_PORT: '9464' };
    expect(readConfig(port).telemetry.prometheus).toEqual({ host: '127.0.0.1', port: 9464 });
  });

  it('chooses Postgres when DATABASE_URL is set', () => {
    const url = 'postgres://naap@localhost/naap';
    expect(readConfig({ ...required, DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url });
  });

  it('accepts origins as addresses that end with a slash', () => {
    const { allowedOrigins } = readConfig({
      ...required,
      ALLOWED_ORIGINS: 'https://shop.example/, http://localhost:5174',
    });
    expect(allowedOrigins).toEqual(['https://shop.example', 'http://localhost:5174']);
  });

  it.each([
    [{ SQLITE_FILE: '' }, /^SQLITE_FILE is missing, and so is DATABASE_URL\. Example: SQLITE_FILE=\//],
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
    [
      { REPLY_RETENTION_HOURS: '23' },
      /^REPLY_RETENTION_HOURS must be a whole number from 24 to 2160\. Example: /,
    ],
    [{ VAPID_PUBLIC_KEY: VAPID.publicKey }, /^VAPID_PRIVATE_KEY is missing\./],
    [{ VAPID_PRIVATE_KEY: VAPID.privateKey }, /^VAPID_PUBLIC_KEY is missing\./],
    [
      { VAPID_PUBLIC_KEY: VAPID.publicKey, VAPID_PRIVATE_KEY: VAPID.privateKey },
      /^VAPID_SUBJECT is missing\. Example: VAPID_SUBJECT=mailto:/,
    ],
    [{ VAPID_SUBJECT: 'shop@store.example' }, /^VAPID_SUBJECT must be a mailto: or https: address/],
    [
      {
        VAPID_PUBLIC_KEY: VAPID.publicKey.replace('BG2', 'BG3'),
        VAPID_PRIVATE_KEY: VAPID.privateKey,
        VAPID_SUBJECT: VAPID.subject,
      },
      /^VAPID_PUBLIC_KEY must be that of VAPID_PRIVATE_KEY\./,
    ],
    [{ ORDER_RETENTION_DAYS: '8 years' }, /^ORDER_RETENTION_DAYS must be a whole number from 1/],
    [{ RATE_LIMIT_PER_IP: '0' }, /^RATE_LIMIT_PER_IP must be a whole number from 1/],
    [{ STORED_REPLIES_PER_SHOPPER: '0' }, /^STORED_REPLIES_PER_SHOPPER must be a whole number from 1/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT must be an http/],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, /^OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1\. Example: /],
  ])('rejects %j with the name of the variable and an example', (change, message) => {
    expect(() => readConfig({ ...required, ...change })).toThrow(message);
  });

  describe('without ALLOW_SANDBOX_IDENTITY', () => {
    it.each([
      [
        { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' },
        /^FIREBASE_AUTH_EMULATOR_HOST makes the backend accept/,
      ],
      [{ FIREBASE_JWKS_URL: 'http://localhost:9099/keys' }, /^FIREBASE_JWKS_URL names other signing keys/],
    ])('refuses %j, whatever NODE_ENV is', (identity, message) => {
      for (const NODE_ENV of [undefined, 'development', 'test', 'production'])
        for (const ALLOW_SANDBOX_IDENTITY of [undefined, '', 'false'])
          expect(() => readConfig({ ...required, ...identity, NODE_ENV, ALLOW_SANDBOX_IDENTITY })).toThrow(
            message,
          );
    });

    it('takes a real database and storefront, and any interface', () => {
      const env = {
        ...required,
        STOREFRONT_URL: 'https://shop.example/graphql.json',
        DATABASE_URL: 'postgres://naap@db.example/naap',
        BACKEND_HOST: '0.0.0.0',
      };
      expect(readConfig(env)).toMatchObject({ host: '0.0.0.0', allowSandboxIdentity: false });
    });
  });

  describe('with ALLOW_SANDBOX_IDENTITY', () => {
    const sandbox = {
      ...required,
      ALLOW_SANDBOX_IDENTITY: 'true',
      FIREBASE_JWKS_URL: 'http://localhost:9099/.well-known/jwks.json',
    };

    it('accepts the keys of the sandbox and the tokens of the emulator with any NODE_ENV', () => {
      for (const NODE_ENV of [undefined, 'development', 'production']) {
        const config = readConfig({ ...sandbox, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9199', NODE_ENV });
        expect(config.tokens).toMatchObject({ allowUnsigned: true, jwksUrl: sandbox.FIREBASE_JWKS_URL });
      }
    });

    it.each([
      { BACKEND_HOST: 'localhost' },
      { BACKEND_HOST: '127.0.0.2' },
      { BACKEND_HOST: '::1' },
      { DATABASE_URL: 'postgres://naap@localhost/naap' },
      { DATABASE_URL: 'postgres://naap@[::1]/naap' },
      { DATABASE_URL: 'postgres:///naap' },
      { DATABASE_URL: 'postgres:///naap?host=/run/postgresql' },
      { STOREFRONT_URL: 'http://127.0.0.1:8788/graphql.json' },
      { STOREFRONT_URL: 'http://[::1]:8788/graphql.json' },
    ])('takes %j, which is on this machine', (change) => {
      expect(readConfig({ ...sandbox, ...change }).allowSandboxIdentity).toBe(true);
    });

    it.each([
      [{ BACKEND_HOST: '0.0.0.0' }, 'BACKEND_HOST'],
      [{ BACKEND_HOST: '::' }, 'BACKEND_HOST'],
      [{ BACKEND_HOST: '192.168.1.7' }, 'BACKEND_HOST'],
      [{ BACKEND_HOST: 'api.example' }, 'BACKEND_HOST'],
      [{ DATABASE_URL: 'postgres://naap@db.example/naap' }, 'DATABASE_URL'],
      [{ DATABASE_URL: 'postgres://naap@localhost/naap?host=db.example' }, 'DATABASE_URL'],
      [{ DATABASE_URL: 'postgres:///naap', PGHOST: 'db.example' }, 'DATABASE_URL'],
      [{ STOREFRONT_URL: 'https://shop.example/graphql.json' }, 'STOREFRONT_URL'],
      [{ STOREFRONT_URL: 'https://localhost.example/graphql.json' }, 'STOREFRONT_URL'],
    ])('refuses %j by name', (change, name) => {
      for (const NODE_ENV of ['development', 'production'])
        expect(() => readConfig({ ...sandbox, ...change, NODE_ENV })).toThrow(
          new RegExp(`^${name} must .* while ALLOW_SANDBOX_IDENTITY is set`),
        );
    });
  });

  it('takes only true and false for ALLOW_SANDBOX_IDENTITY', () => {
    expect(() => readConfig({ ...required, ALLOW_SANDBOX_IDENTITY: 'yes' })).toThrow(
      'ALLOW_SANDBOX_IDENTITY must be true or false. Example: ALLOW_SANDBOX_IDENTITY=true',
    );
  });
});
