import { describe, expect, it } from 'vitest';
import { readSandboxSettings } from './settings.ts';

describe('readSandboxSettings', () => {
  it('has defaults for all settings', () => {
    expect(readSandboxSettings({})).toEqual({
      ports: { sandbox: 8788, identity: 9099 },
      dataDir: '.data/sandbox',
      projectId: 'demo-naap',
      storefrontToken: 'sandbox-public-token',
      store: 'naap',
    });
  });

  it('reads all variables', () => {
    const settings = readSandboxSettings({
      SANDBOX_PORT: '1234',
      IDENTITY_PORT: '4321',
      SANDBOX_DATA_DIR: '/data',
      FIREBASE_PROJECT_ID: 'other-project',
      STOREFRONT_TOKEN: 'secret',
      SANDBOX_STORE: 'eu-shoes',
    });
    expect(settings).toEqual({
      ports: { sandbox: 1234, identity: 4321 },
      dataDir: '/data',
      projectId: 'other-project',
      storefrontToken: 'secret',
      store: 'eu-shoes',
    });
  });

  it.each([
    [{ SANDBOX_STORE: 'shoes' }, /^SANDBOX_STORE is "shoes".+Example: SANDBOX_STORE=naap$/],
    [{ SANDBOX_PORT: 'http' }, /^SANDBOX_PORT is "http".+Example: SANDBOX_PORT=8788$/],
    [{ SANDBOX_PORT: '9099' }, /^SANDBOX_PORT and IDENTITY_PORT are both 9099/],
    [
      { FIREBASE_PROJECT_ID: 'A b' },
      /^FIREBASE_PROJECT_ID is "A b".+Example: FIREBASE_PROJECT_ID=demo-naap$/,
    ],
  ])('rejects %j with the name of the variable and an example', (env, message) => {
    expect(() => readSandboxSettings(env)).toThrow(message);
  });
});
