/** The identity providers of the phone sign-in tests: the sandbox in this process, or an official emulator in another process. */

import { createStorefrontClient } from '@naap/api-clients';
import { createBackend, createMemoryStore, createTokenVerifier } from '@naap/backend';
import { createSandbox, type Sandbox } from '@naap/sandbox';
import { toMswHandlers } from '@naap/sandbox/msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';

export interface IdentityProvider {
  readonly name: string;
  /** Origin of the emulator paths. */
  readonly url: string;
  readonly projectId: string;
  /** Origin of a product backend that accepts the tokens of this provider. */
  readonly backendUrl: string;
  start(): void;
  stop(): void;
  /** Advances the provider's clock beyond the minimum time between two codes for one phone. */
  waitToResend(): void;
  /** Deletes every account, as the provider's console can. */
  deleteAccounts(): Promise<void>;
}

export interface SandboxIdentity extends IdentityProvider {
  readonly faults: Sandbox['faults'];
}

export function createSandboxIdentity(): SandboxIdentity {
  let now = Date.now();
  const sandbox = createSandbox({ now: () => now });
  const { projectId, urls, faults } = sandbox;
  const backendUrl = 'http://localhost:8787';
  const backend = createBackend({
    store: createMemoryStore(),
    storefront: createStorefrontClient({ url: urls.storefront, token: sandbox.storefrontToken }),
    verifyToken: createTokenVerifier({
      projectId,
      jwksUrl: `${urls.identity}/.well-known/jwks.json`,
      now: () => now,
    }),
  });
  const server = setupServer(
    ...toMswHandlers([...sandbox.routes, { origin: backendUrl, fetch: (request) => backend.fetch(request) }]),
  );
  return {
    name: 'the sandbox',
    url: urls.identity,
    projectId,
    backendUrl,
    faults,
    start: () => server.listen({ onUnhandledFrame: 'error' }),
    stop: () => server.close(),
    waitToResend: () => {
      now += 61_000;
    },
    deleteAccounts: () => deleteAccounts(urls.identity, projectId),
  };
}

/**
 * Returns the official emulator at `NAAP_EMULATOR_URL`, with the project `NAAP_EMULATOR_PROJECT` and the product backend at
 * `NAAP_EMULATOR_BACKEND`; undefined when `NAAP_EMULATOR_URL` is not set. Throws when only some of the three are set.
 */
export function emulatorFromEnv(
  env: Readonly<Record<string, string | undefined>>,
): IdentityProvider | undefined {
  const { NAAP_EMULATOR_URL: url, NAAP_EMULATOR_PROJECT: projectId, NAAP_EMULATOR_BACKEND: backendUrl } = env;
  if (!url) return undefined;
  if (!projectId || !backendUrl) {
    throw new Error(
      'NAAP_EMULATOR_URL is set, so NAAP_EMULATOR_PROJECT and NAAP_EMULATOR_BACKEND have to be set too. ' +
        'Example: NAAP_EMULATOR_PROJECT=demo-naap NAAP_EMULATOR_BACKEND=http://localhost:8787',
    );
  }
  return {
    name: 'the official emulator',
    url,
    projectId,
    backendUrl,
    start: () => undefined,
    stop: () => undefined,
    // The emulator does not limit how often it sends codes.
    waitToResend: () => undefined,
    deleteAccounts: () => deleteAccounts(url, projectId),
  };
}

async function deleteAccounts(url: string, projectId: string): Promise<void> {
  await fetch(`${url}/emulator/v1/projects/${projectId}/accounts`, { method: 'DELETE' });
}

const codesSchema = v.object({
  verificationCodes: v.array(v.object({ sessionInfo: v.string(), code: v.string() })),
});

/** Resolves with the six digits that were sent for a confirmation. */
export async function readCode(
  { url, projectId }: IdentityProvider,
  { verificationId }: { readonly verificationId: string },
): Promise<string> {
  const response = await fetch(`${url}/emulator/v1/projects/${projectId}/verificationCodes`);
  const { verificationCodes } = v.parse(codesSchema, await response.json());
  const sent = verificationCodes.find(({ sessionInfo }) => sessionInfo === verificationId);
  if (!sent) throw new Error('The provider sent no code for this confirmation');
  return sent.code;
}
