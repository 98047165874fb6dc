// @vitest-environment jsdom
/**
 * Account management with the real Firebase SDK, as used by the project's console and by other clients. Runs against the sandbox's
 * identity provider, or against the official emulator when its URL is set (`firebase-emulator.ts`).
 */
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  getIdTokenResult,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  reload,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  unlink,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandboxIdentity, emulatorFromEnv } from './identity-providers.ts';

const identity = emulatorFromEnv(process.env) ?? createSandboxIdentity();
const app = initializeApp({ apiKey: 'sandbox', projectId: identity.projectId }, 'account-management');

let auth: Auth;
/** Unique for each test. */
let email: string;
let addresses = 0;
const password = 'secret1';

beforeAll(() => {
  identity.start();
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, identity.url, { disableWarnings: true });
});
beforeEach(() => {
  addresses += 1;
  email = `shopper-${Date.now()}-${addresses}@example.com`;
});
afterEach(() => signOut(auth));
afterAll(async () => {
  await deleteApp(app);
  identity.stop();
});

describe(`accounts of ${identity.name}`, () => {
  it('can be anonymous', async () => {
    const { user } = await signInAnonymously(auth);
    expect(user).toMatchObject({ isAnonymous: true, email: null, phoneNumber: null, providerData: [] });
    const { claims, signInProvider } = await getIdTokenResult(user);
    expect(signInProvider).toBe('anonymous');
    expect(claims).toMatchObject({ sub: user.uid, aud: identity.projectId, provider_id: 'anonymous' });
  });

  it('store a name and a picture, which later tokens contain', async () => {
    const { user } = await signInAnonymously(auth);
    const photoURL = 'https://example.com/meera.jpg';
    await updateProfile(user, { displayName: 'Meera', photoURL });
    await reload(user);
    expect(user).toMatchObject({ displayName: 'Meera', photoURL });
    const { claims } = await getIdTokenResult(user, true);
    expect(claims).toMatchObject({ name: 'Meera', picture: photoURL });
    await updateProfile(user, { displayName: '' });
    await reload(user);
    expect(user).toMatchObject({ displayName: null, photoURL });
  });

  it('invalidate their tokens when deleted', async () => {
    const { user } = await signInAnonymously(auth);
    const stale = await user.getIdToken();
    await deleteUser(user);
    expect(auth.currentUser).toBeNull();
    const lookup = await fetch(
      `${identity.url}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=sandbox`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ idToken: stale }),
      },
    );
    expect([lookup.status, await lookup.json()]).toMatchObject([
      400,
      { error: { code: 400, message: 'USER_NOT_FOUND', errors: [{ reason: 'invalid', domain: 'global' }] } },
    ]);
    const refreshed = await fetch(`${identity.url}/securetoken.googleapis.com/v1/token?key=sandbox`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: user.refreshToken }),
    });
    expect(refreshed.status).toBe(400);
  });

  it('need a unique e-mail address and a password of at least six characters', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    expect(user).toMatchObject({ email, isAnonymous: false });
    const create = (address: string, secret: string) => createUserWithEmailAndPassword(auth, address, secret);
    await expect(create(email, password)).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
    await expect(create(`new-${email}`, '12345')).rejects.toMatchObject({ code: 'auth/weak-password' });
    await expect(create('nobody', password)).rejects.toMatchObject({ code: 'auth/invalid-email' });
    await signOut(auth);
    expect((await signInWithEmailAndPassword(auth, email, password)).user.uid).toBe(user.uid);
    await expect(signInWithEmailAndPassword(auth, email, 'wrong-one')).rejects.toMatchObject({
      code: 'auth/wrong-password',
    });
  });

  it('keep their ID when an e-mail address is linked to an anonymous account, and unlinked', async () => {
    const { user } = await signInAnonymously(auth);
    const { uid } = user;
    await linkWithCredential(user, EmailAuthProvider.credential(email, password));
    expect(user).toMatchObject({ uid, email, isAnonymous: false });
    expect(user.providerData).toMatchObject([{ providerId: 'password', uid: email }]);
    await unlink(user, 'password');
    expect(user.providerData).toEqual([]);
  });

  it('can change their password', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await updatePassword(user, 'another-secret');
    await signOut(auth);
    const signedIn = await signInWithEmailAndPassword(auth, email, 'another-secret');
    expect(signedIn.user.uid).toBe(user.uid);
  });
});
