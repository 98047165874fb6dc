import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readSettings, requirePorts, SettingsError } from './settings.ts';

describe('readSettings', () => {
  it('uses the sandbox for everything when no variable is set', () => {
    const settings = readSettings({});
    expect(settings.urls).toEqual({
      shop: 'http://localhost:5173',
      counter: 'http://localhost:5174',
      backend: 'http://localhost:8787',
      sandbox: 'http://localhost:8788',
      identity: 'http://localhost:9099',
    });
    expect(settings.shopEnv.SMS_INBOX_URL).toBe('http://localhost:9099/inbox');
    expect(settings.backendEnv.FIREBASE_JWKS_URL).toBe('http://localhost:9099/.well-known/jwks.json');
    expect(settings.backendEnv.ALLOW_SANDBOX_IDENTITY).toBe('true');
  });

  it('derives the sandbox URLs from the ports', () => {
    const settings = readSettings({ SANDBOX_PORT: '1234', IDENTITY_PORT: '4321' });
    expect(settings.shopEnv.STOREFRONT_URL).toBe('http://localhost:1234/api/2025-04/graphql.json');
    expect(settings.shopEnv.FIREBASE_EMULATOR_URL).toBe('http://localhost:4321');
  });

  it('does not use the sandbox identity when a real project is configured', () => {
    const settings = readSettings({ FIREBASE_PROJECT_ID: 'naap-live', FIREBASE_API_KEY: 'key' });
    expect(settings.shopEnv.FIREBASE_EMULATOR_URL).toBeUndefined();
    expect(settings.shopEnv.SMS_INBOX_URL).toBeUndefined();
    expect(settings.backendEnv.FIREBASE_JWKS_URL).toBeUndefined();
    expect(settings.backendEnv.ALLOW_SANDBOX_IDENTITY).toBeUndefined();
  });

  it.each([
    [{ BACKEND_HOST: '0.0.0.0' }, /^BACKEND_HOST must be a loopback address/],
    [
      { DATABASE_URL: 'postgres://naap@db.example/naap' },
      /^DATABASE_URL must name a database on this machine/,
    ],
    [
      { STOREFRONT_URL: 'https://shop.example/graphql.json', STOREFRONT_TOKEN: 'token' },
      /^STOREFRONT_URL must name a storefront on this machine/,
    ],
  ])('refuses %j together with the sandbox identity, and takes it with a real project', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
    expect(() => readSettings({ ...env, FIREBASE_EMULATOR_URL: 'http://localhost:9199' })).toThrow(message);
    const real = { FIREBASE_PROJECT_ID: 'naap-live', FIREBASE_API_KEY: 'key' };
    expect(readSettings({ ...env, ...real }).backendEnv.ALLOW_SANDBOX_IDENTITY).toBeUndefined();
  });

  it('accepts unsigned tokens only for another emulator', () => {
    const settings = readSettings({ FIREBASE_EMULATOR_URL: 'http://localhost:9199' });
    expect(settings.backendEnv.FIREBASE_AUTH_EMULATOR_HOST).toBe('localhost:9199');
    expect(settings.backendEnv.FIREBASE_JWKS_URL).toBeUndefined();
    expect(readSettings({}).backendEnv.FIREBASE_AUTH_EMULATOR_HOST).toBeUndefined();
  });

  it.each([
    [{ SHOP_PORT: 'eighty' }, 'SHOP_PORT is "eighty", which is not a port. Example: SHOP_PORT=5173'],
    [{ BACKEND_PORT: '70000' }, 'BACKEND_PORT is "70000", which is not a port. Example: BACKEND_PORT=8787'],
    [{ BRANDS_PROTOCOL: 'soap' }, /^ {2}BRANDS_PROTOCOL .*Example: BRANDS_PROTOCOL=grpc-web$/m],
    [{ DATABASE_URL: 'mysql://localhost/naap' }, /^DATABASE_URL .*Example: DATABASE_URL=postgres:\/\//],
    [{ FIREBASE_PROJECT_ID: 'No Project' }, /^FIREBASE_PROJECT_ID .*Example: FIREBASE_PROJECT_ID=demo-naap/],
    [{ SHOP_PORT: '8787' }, 'BACKEND_PORT and SHOP_PORT are both 8787: give each its own port.'],
    [
      { STOREFRONT_URL: 'shop.example' },
      /^STOREFRONT_URL is "shop.example", which is not an http\(s\) URL\. Example: /,
    ],
    [
      { STOREFRONT_URL: 'https://shop.example/api/2025-04/graphql.json' },
      /^STOREFRONT_TOKEN is missing: the storefront of STOREFRONT_URL rejects .*Example: STOREFRONT_TOKEN=/,
    ],
  ])('rejects %o by name', (env, message) => {
    expect(() => readSettings(env)).toThrow(SettingsError);
    expect(() => readSettings(env)).toThrow(message);
  });
});

it.each(['shop', 'counter', 'backend', 'sandbox', 'identity'])(
  'the port of the %s must be free',
  async (service) => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = Object(holder.address());
    const name = `${service.toUpperCase()}_PORT`;
    const refused = requirePorts({ [service]: port });
    await expect(refused).rejects.toThrow(SettingsError);
    await expect(refused).rejects.toThrow(
      new RegExp(
        `^port ${port} of the ${service} \\(${name}\\) is taken .*Example: ${name}=${port + 10} DATA_DIR=.data-2 npm start$`,
      ),
    );
    holder.close();
  },
);
