import { resolve } from 'node:path';
import { readConfig as readBackendConfig } from '@naap/backend/config';
import { readSandboxSettings } from '@naap/sandbox/node/settings';
import { readShopConfig } from '@naap/shop/config';
import { isUsable } from './ports.ts';
import { root } from './processes.ts';

/** Thrown for a missing or malformed variable; the message names it and gives an example. */
export class SettingsError extends Error {}

type Service = 'shop' | 'counter' | 'backend' | 'sandbox' | 'identity';

export interface Settings {
  readonly dataDir: string;
  readonly ports: Readonly<Record<Service, number>>;
  readonly urls: Readonly<Record<Service, string>>;
  readonly sandboxEnv: Readonly<Record<string, string>>;
  readonly backendEnv: Readonly<Record<string, string>>;
  readonly shopEnv: Readonly<Record<string, string>>;
  readonly counterEnv: Readonly<Record<string, string>>;
  /** Whether the sandbox's phone identity is used, with which anybody can sign in. */
  readonly onSandboxIdentity: boolean;
  readonly onSandboxStorefront: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Project ID of the sandbox's phone identity; a real Firebase project replaces it. */
const SANDBOX_PROJECT = 'demo-naap';

/**
 * Returns the environment of each process of `npm start`: variables that are set, and the sandbox's values for all others.
 * Throws `SettingsError`. docs/operations/configuration.md lists the variables.
 */
export function readSettings(env: Environment): Settings {
  const settings = settingsIn(env);
  validateSettings(env, settings);
  return settings;
}

/** Returns the same without what only the processes refuse, such as a real storefront with the sandbox's sign-in. Throws `SettingsError`. */
export function settingsIn(env: Environment): Settings {
  const ports: Record<Service, number> = {
    shop: port(env, 'SHOP_PORT', 5173),
    counter: port(env, 'COUNTER_PORT', 5174),
    backend: port(env, 'BACKEND_PORT', 8787),
    sandbox: port(env, 'SANDBOX_PORT', 8788),
    identity: port(env, 'IDENTITY_PORT', 9099),
  };
  const taken = new Map<number, string>();
  for (const [name, value] of Object.entries(ports)) {
    const other = taken.get(value);
    if (other) {
      throw new SettingsError(
        `${portVariable(name)} and ${portVariable(other)} are both ${value}: give each its own port.`,
      );
    }
    taken.set(value, name);
  }
  const at = (value: number) => `http://localhost:${value}`;
  const urls = {
    shop: at(ports.shop),
    counter: at(ports.counter),
    backend: at(ports.backend),
    sandbox: at(ports.sandbox),
    identity: at(ports.identity),
  };
  const dataDir = resolve(root, env.DATA_DIR || '.data');

  const realIdentity = Boolean(env.FIREBASE_PROJECT_ID) && !env.FIREBASE_EMULATOR_URL;
  const identity: Record<string, string> = realIdentity
    ? {}
    : {
        FIREBASE_PROJECT_ID: env.FIREBASE_PROJECT_ID || SANDBOX_PROJECT,
        FIREBASE_API_KEY: env.FIREBASE_API_KEY || 'sandbox',
        FIREBASE_EMULATOR_URL: url(env, 'FIREBASE_EMULATOR_URL', urls.identity),
      };
  const storefront = {
    STOREFRONT_URL: url(env, 'STOREFRONT_URL', `${urls.sandbox}/api/2025-04/graphql.json`),
    STOREFRONT_TOKEN: env.STOREFRONT_TOKEN || 'sandbox-public-token',
  };
  if (env.STOREFRONT_URL && !env.STOREFRONT_TOKEN) {
    throw new SettingsError(
      'STOREFRONT_TOKEN is missing: the storefront of STOREFRONT_URL rejects every request without its public access token. Example: STOREFRONT_TOKEN=0123456789abcdef0123456789abcdef',
    );
  }
  const emulator = identity.FIREBASE_EMULATOR_URL;
  const onSandboxIdentity = emulator === urls.identity;
  /** The sandbox signs its ID tokens; the official emulator does not. */
  const tokens: Record<string, string> = onSandboxIdentity
    ? { FIREBASE_JWKS_URL: `${urls.identity}/.well-known/jwks.json`, ALLOW_SANDBOX_IDENTITY: 'true' }
    : emulator
      ? { FIREBASE_AUTH_EMULATOR_HOST: new URL(emulator).host, ALLOW_SANDBOX_IDENTITY: 'true' }
      : {};
  /** Settings with which the backend checks whether a sign-in has been ended. For a real project, set IDENTITY_TOOLKIT_KEY. */
  const revocation: Record<string, string> = emulator
    ? {
        IDENTITY_TOOLKIT_URL: `${emulator}/identitytoolkit.googleapis.com`,
        IDENTITY_TOOLKIT_KEY: env.IDENTITY_TOOLKIT_KEY || 'sandbox',
      }
    : {};

  /** What the pages of shop and counter are built with. */
  const pagesEnv = {
    ...storefront,
    ...identity,
    SITE_URL: url(env, 'SITE_URL', urls.shop),
    BACKEND_URL: url(env, 'BACKEND_URL', urls.backend),
    MAPS_URL: url(env, 'MAPS_URL', `${urls.sandbox}/maps/api/geocode/json`),
    MAPS_KEY: env.MAPS_KEY || 'sandbox',
    IP_INFO_URL: url(env, 'IP_INFO_URL', `${urls.sandbox}/ipinfo/json`),
    ...(onSandboxIdentity ? { SMS_INBOX_URL: `${urls.identity}/inbox` } : {}),
  };

  return {
    dataDir,
    ports,
    urls,
    sandboxEnv: {
      SANDBOX_PORT: String(ports.sandbox),
      IDENTITY_PORT: String(ports.identity),
      SANDBOX_DATA_DIR: resolve(dataDir, 'sandbox'),
      STOREFRONT_TOKEN: storefront.STOREFRONT_TOKEN,
      ...(identity.FIREBASE_PROJECT_ID ? { FIREBASE_PROJECT_ID: identity.FIREBASE_PROJECT_ID } : {}),
    },
    backendEnv: {
      ...storefront,
      ...identity,
      ...tokens,
      ...revocation,
      BACKEND_PORT: String(ports.backend),
      // There is no load balancer that needs time to notice the shutdown.
      SHUTDOWN_DELAY_MS: env.SHUTDOWN_DELAY_MS || '0',
      SQLITE_FILE: env.SQLITE_FILE || resolve(dataDir, 'backend.sqlite'),
      ALLOWED_ORIGINS: env.ALLOWED_ORIGINS || `${urls.shop},${urls.counter}`,
      BRAND_IMAGES_URL: url(env, 'BRAND_IMAGES_URL', `${urls.sandbox}/cdn/brands`),
    },
    shopEnv: {
      ...pagesEnv,
      SHOP_PORT: String(ports.shop),
      SHOP_PAGES_DIR: resolve(dataDir, 'pages'),
    },
    counterEnv: {
      ...pagesEnv,
      COUNTER_PORT: String(ports.counter),
      COUNTER_PAGES_DIR: resolve(dataDir, 'counter'),
    },
    onSandboxIdentity,
    onSandboxStorefront: !env.STOREFRONT_URL,
  };
}

/** Validates the variables of each process as the process does. Throws `SettingsError`. */
export function validateSettings(env: Environment, { sandboxEnv, backendEnv, shopEnv }: Settings): void {
  validate(() => readSandboxSettings({ ...env, ...sandboxEnv }));
  validate(() => readBackendConfig({ ...env, ...backendEnv }));
  validate(() => readShopConfig({ ...env, ...shopEnv }));
}

function validate(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Checks the ports before anything starts, because another program on a port could answer the health checks. Rejects with a `SettingsError`. */
export async function requirePorts(ports: Partial<Settings['ports']>): Promise<void> {
  for (const [service, port] of Object.entries(ports)) {
    if (await isUsable(port)) continue;
    const name = portVariable(service);
    throw new SettingsError(
      `port ${port} of the ${service} (${name}) is taken by another program, or may not be used by you. Stop that program, or choose another port; a second shop also needs a folder of its own. Example: ${name}=${port + 10} DATA_DIR=.data-2 npm start`,
    );
  }
}

/** Returns the name of the variable for a service's port. */
function portVariable(name: string): string {
  return `${name.toUpperCase()}_PORT`;
}

function port(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 65_535) {
    throw new SettingsError(`${name} is "${text}", which is not a port. Example: ${name}=${fallback}`);
  }
  return value;
}

function url(env: Environment, name: string, fallback: string): string {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new SettingsError(
      `${name} is "${text}", which is not an http(s) URL. Example: ${name}=${fallback}`,
    );
  }
  return text.replace(/\/$/, '');
}
