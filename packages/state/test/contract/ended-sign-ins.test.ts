/** A user whom the identity provider disables, deletes or signs out loses access to the backend within a minute. */
import { createBackend, createMemoryStore, createRevocationCheck, createTokenVerifier } from '@naap/backend';
import { createSandbox } from '@naap/sandbox';
import { toMswHandlers } from '@naap/sandbox/msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let now = Date.now();
let lastCode = '';
const sandbox = createSandbox({
  now: () => now,
  onCode: (_phone, code) => {
    lastCode = code;
  },
});
const toolkit = `${sandbox.urls.identity}/identitytoolkit.googleapis.com`;
const backend = createBackend({
  store: createMemoryStore(),
  storefront: { getVariants: async () => [] },
  now: () => now,
  verifyToken: createTokenVerifier({
    projectId: sandbox.projectId,
    jwksUrl: `${sandbox.urls.identity}/.well-known/jwks.json`,
    checkRevocation: createRevocationCheck({ apiKey: 'sandbox', url: toolkit }),
    now: () => now,
  }),
});
const server = setupServer(...toMswHandlers(sandbox.routes));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

let user: { readonly idToken: string; readonly localId: string };
let phones = 0;
beforeEach(async () => {
  phones += 1;
  const { sessionInfo } = await callIdentity('accounts:sendVerificationCode', {
    phoneNumber: `+91${9_876_500_000 + phones}`,
  });
  user = await callIdentity('accounts:signInWithPhoneNumber', { sessionInfo, code: lastCode });
  now += 1_000;
});

async function callIdentity(method: string, body: object, isAdmin = false) {
  const response = await fetch(
    `${toolkit}/v1/${isAdmin ? `projects/${sandbox.projectId}/` : ''}${method}?key=sandbox`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(isAdmin && { Authorization: 'Bearer owner' }) },
      body: JSON.stringify(body),
    },
  );
  expect(response.status).toBe(200);
  return response.json();
}

async function status(): Promise<number> {
  const headers = { Authorization: `Bearer ${user.idToken}` };
  return (await backend.fetch(new Request('http://backend.test/cart', { headers }))).status;
}

describe('a sign-in', () => {
  it.each([
    ['is disabled', 'accounts:update', () => ({ disableUser: true })],
    [
      'is signed out everywhere',
      'accounts:update',
      () => ({ validSince: String(Math.floor(now / 1000) + 1) }),
    ],
    ['is deleted', 'accounts:delete', () => ({})],
  ] as const)('is refused within a minute after its user %s', async (_name, method, change) => {
    expect(await status()).toBe(200);
    await callIdentity(method, { localId: user.localId, ...change() }, true);
    now += 60_001;
    expect(await status()).toBe(401);
  });
});
