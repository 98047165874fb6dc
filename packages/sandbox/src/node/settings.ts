import { type SandboxStore, sandboxStore } from '../stores.ts';

/** An environment variable is invalid; the message has its name and a valid example. */
export class SettingsError extends Error {}

export interface SandboxSettings {
  readonly ports: { readonly sandbox: number; readonly identity: number };
  readonly dataDir: string;
  readonly projectId: string;
  readonly storefrontToken: string;
  readonly store: SandboxStore;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the sandbox's settings from environment variables, all optional (docs/operations/configuration.md). Throws `SettingsError`. */
export function readSandboxSettings(env: Environment): SandboxSettings {
  const ports = { sandbox: port(env, 'SANDBOX_PORT', 8788), identity: port(env, 'IDENTITY_PORT', 9099) };
  if (ports.sandbox === ports.identity) {
    throw new SettingsError(
      `SANDBOX_PORT and IDENTITY_PORT are both ${ports.sandbox}: they must differ. Example: IDENTITY_PORT=9099`,
    );
  }
  const projectId = env.FIREBASE_PROJECT_ID || 'demo-naap';
  if (!/^[a-z][a-z0-9-]{3,29}$/.test(projectId)) {
    throw new SettingsError(
      `FIREBASE_PROJECT_ID is "${projectId}", which is not a project id. Example: FIREBASE_PROJECT_ID=demo-naap`,
    );
  }
  const store = sandboxStore(env.SANDBOX_STORE || 'naap');
  if (!store) {
    throw new SettingsError(
      `SANDBOX_STORE is "${env.SANDBOX_STORE}", which is neither naap nor eu-shoes nor seed-<number>. Example: SANDBOX_STORE=naap`,
    );
  }
  return {
    store,
    ports,
    dataDir: env.SANDBOX_DATA_DIR || '.data/sandbox',
    projectId,
    storefrontToken: env.STOREFRONT_TOKEN || 'sandbox-public-token',
  };
}

function port(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 65_535) {
    throw new SettingsError(
      `${name} is "${text}", which is not a port number (1 to 65535). Example: ${name}=${fallback}`,
    );
  }
  return value;
}
