import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '../../test/fakes.ts';
import { createPhoneAuthClient } from './client.ts';
import type { FirebaseSession } from './firebase.ts';
import type { PhoneUser } from './types.ts';

const numRuns = Number(process.env.NAAP_FUZZ_RUNS ?? 20);
const seed = Number(process.env.NAAP_FUZZ_SEED ?? Date.now() % 2 ** 31);

const { openFirebase } = vi.hoisted(() => ({ openFirebase: vi.fn<() => FirebaseSession>() }));
vi.mock('./firebase.ts', () => ({ openFirebase }));

const user: PhoneUser = { uid: 'u1', phoneNumber: '+919876543210' };
const phone = '+919876543210';
const confirmation = { verificationId: 'v1' };

/** Creates a fake of Firebase. `setUser` changes the signed-in user and notifies the listeners. */
function fakeFirebase(overrides: Partial<FirebaseSession> = {}) {
  const listeners = new Set<(user: PhoneUser | null) => void>();
  let current: PhoneUser | null = null;
  const session = {
    sendCode: vi.fn<FirebaseSession['sendCode']>(async () => 'v1'),
    confirmCode: vi.fn<FirebaseSession['confirmCode']>(async () => user),
    onUser: vi.fn<FirebaseSession['onUser']>((listener) => {
      listeners.add(listener);
      queueMicrotask(() => listener(current));
      return () => listeners.delete(listener);
    }),
    getToken: vi.fn<FirebaseSession['getToken']>(async () => 'token-1'),
    deleteUser: vi.fn<FirebaseSession['deleteUser']>(async () => {}),
    signOut: vi.fn<FirebaseSession['signOut']>(async () => 'token-1'),
    ...overrides,
  };
  openFirebase.mockReturnValue(session);
  const setUser = (next: PhoneUser | null) => {
    current = next;
    for (const listener of listeners) listener(next);
  };
  return { session, listeners, setUser };
}

/** Replaces local storage with a fake that has these keys. Returns the fake's entries. */
function stubStorage(entries: readonly string[] = []) {
  const values = new Map(entries.map((key) => [key, '{}']));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => values.delete(key),
  });
  return values;
}

const storedKey = 'firebase:authUser:api-key:naap';
const createClient = () =>
  createPhoneAuthClient({ apiKey: 'api-key', projectId: 'demo-naap', report: () => {} });

/** The client passes the element to Firebase without using it. */
const container: HTMLElement = Object.create(null);

class FirebaseError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`Firebase: Error (${code}).`);
    this.code = code;
  }
}
/** Returns a function of Firebase that rejects with an error code. */
const rejectWith = (code: string) => () => Promise.reject(new FirebaseError(code));

const failToLoad = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

beforeEach(() => {
  openFirebase.mockReset();
  stubStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('hasStoredSession', () => {
  it('finds a stored session without loading Firebase', () => {
    expect(createClient().hasStoredSession()).toBe(false);
    stubStorage([storedKey]);
    expect(createClient().hasStoredSession()).toBe(true);
    expect(openFirebase).not.toHaveBeenCalled();
  });

  it('returns false where storage is missing or blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(createClient().hasStoredSession()).toBe(false);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(createClient().hasStoredSession()).toBe(false);
  });
});

describe('onUserChange', () => {
  it('reports null without loading Firebase when no session is stored', async () => {
    const listener = vi.fn();
    createClient().onUserChange(listener);
    await expect.poll(() => listener.mock.calls).toEqual([[null]]);
    expect(openFirebase).not.toHaveBeenCalled();
  });

  it("loads Firebase for a stored session and reports Firebase's user", async () => {
    stubStorage([storedKey]);
    const { setUser } = fakeFirebase();
    setUser(user);
    const listener = vi.fn();
    createClient().onUserChange(listener);
    await expect.poll(() => listener.mock.calls).toEqual([[user]]);
    setUser(null);
    expect(listener.mock.calls).toEqual([[user], [null]]);
  });

  it('reports a later sign-in, and each user once', async () => {
    const { setUser, listeners } = fakeFirebase();
    const client = createClient();
    const listener = vi.fn();
    client.onUserChange(listener);
    await expect.poll(() => listener).toHaveBeenCalledTimes(1);
    await client.sendCode({ phone, container });
    await expect.poll(() => listeners.size).toBe(1);
    setUser(user);
    expect(listener.mock.calls).toEqual([[null], [user]]);
  });

  it('reports a sign-in in another tab', async () => {
    const browserWindow = new EventTarget();
    vi.stubGlobal('window', browserWindow);
    const storageEvent = (key: string, newValue: string | null) =>
      browserWindow.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    const { setUser } = fakeFirebase();
    const listener = vi.fn();
    const end = createClient().onUserChange(listener);
    await expect.poll(() => listener.mock.calls).toEqual([[null]]);

    storageEvent('something-else', '{}');
    storageEvent(storedKey, null);
    expect(openFirebase).not.toHaveBeenCalled();
    setUser(user);
    storageEvent(storedKey, '{}');
    await expect.poll(() => listener.mock.calls).toEqual([[null], [user]]);
    end();
  });

  it('stops reporting after it is unsubscribed, before and after Firebase is loaded', async () => {
    const { setUser, listeners, session } = fakeFirebase();
    const client = createClient();
    const early = vi.fn();
    client.onUserChange(early)();
    await client.sendCode({ phone, container });
    const late = vi.fn();
    const end = client.onUserChange(late);
    await expect.poll(() => late).toHaveBeenCalledTimes(1);
    end();
    setUser(user);
    expect(early).not.toHaveBeenCalled();
    expect(late).toHaveBeenCalledTimes(1);
    expect(session.onUser).toHaveBeenCalledTimes(1);
    expect(listeners.size).toBe(0);
  });

  it('reports null when Firebase cannot be loaded, and loads it again for the next call', async () => {
    stubStorage([storedKey]);
    openFirebase.mockImplementationOnce(failToLoad);
    const client = createClient();
    const listener = vi.fn();
    client.onUserChange(listener);
    await expect.poll(() => listener.mock.calls).toEqual([[null]]);
    const { setUser, listeners } = fakeFirebase();
    expect(await client.getToken()).toBe('token-1');
    await expect.poll(() => listeners.size).toBe(1);
    setUser(user);
    expect(listener.mock.calls).toEqual([[null], [user]]);
  });
});

describe('sendCode, resendCode and confirmCode', () => {
  it('send a code, send it again and confirm it', async () => {
    const { session } = fakeFirebase();
    const client = createClient();
    expect(await client.sendCode({ phone, container })).toEqual(confirmation);
    expect(await client.resendCode({ phone, container })).toEqual(confirmation);
    expect(await client.confirmCode({ confirmation, code: '123456' })).toEqual(user);
    expect(session.sendCode).toHaveBeenCalledWith(phone, container, expect.any(AbortSignal));
    expect(session.confirmCode).toHaveBeenCalledWith('v1', '123456');
    expect(openFirebase).toHaveBeenCalledTimes(1);
  });

  it('reject without a container for the bot check', async () => {
    const { sendCode, resendCode } = createClient();
    for (const verb of [sendCode, resendCode]) {
      expect(await failureOf(verb({ phone, container: null }))).toMatchObject({
        message: 'reCAPTCHA container not found',
        kind: 'auth',
      });
    }
    expect(openFirebase).not.toHaveBeenCalled();
  });

  it('reject when the provider returns no verification ID', async () => {
    fakeFirebase({ sendCode: async () => '' });
    expect(await failureOf(createClient().sendCode({ phone, container }))).toMatchObject({
      message: 'Failed to send OTP',
      kind: 'malformed',
    });
  });

  it('reject when the caller aborts, and abort the call to Firebase', async () => {
    const { session } = fakeFirebase({ sendCode: vi.fn(() => new Promise<string>(() => {})) });
    const controller = new AbortController();
    const pending = failureOf(createClient().sendCode({ phone, container }, { signal: controller.signal }));
    await expect.poll(() => session.sendCode).toHaveBeenCalled();
    controller.abort();
    expect(await pending).toMatchObject({ message: 'Failed to send OTP', kind: 'aborted' });
    expect(vi.mocked(session.sendCode).mock.calls[0]?.[2].aborted).toBe(true);
  });

  it('reject when Firebase cannot be loaded, without showing the import error', async () => {
    openFirebase.mockImplementation(failToLoad);
    const error = await failureOf(createClient().sendCode({ phone, container }));
    expect(error).toMatchObject({ message: 'Failed to send OTP', kind: 'network' });
    expect(error.detail).toBe('Please check your connection and try again.');
  });
});

describe('errors of the provider', () => {
  it('are reported', async () => {
    fakeFirebase({ sendCode: rejectWith('auth/quota-exceeded') });
    const report = vi.fn();
    const client = createPhoneAuthClient({ apiKey: 'k', projectId: 'p', report });
    await failureOf(client.resendCode({ phone, container }));
    const reason = expect.stringContaining('Firebase: Error (auth/quota-exceeded).');
    expect(report.mock.calls).toEqual([[{ kind: 'auth', subject: 'resendCode', id: null, reason }]]);
  });

  it(`have the verb's text for any rejected value (${numRuns} values, NAAP_FUZZ_SEED=${seed})`, async () => {
    const errors = fc.oneof(
      fc.string().map((code) => new FirebaseError(code)),
      fc
        .constantFrom('otherwise', '__proto__', 'toString', 'constructor')
        .map((code) => new FirebaseError(code)),
      fc.anything(),
    );
    await fc.assert(
      fc.asyncProperty(errors, async (error) => {
        fakeFirebase({
          sendCode: () => Promise.reject(error),
          confirmCode: () => Promise.reject(error),
        });
        const client = createClient();
        expect((await failureOf(client.sendCode({ phone, container }))).message).toBe('Failed to send OTP');
        expect((await failureOf(client.resendCode({ phone, container }))).message).toBe(
          'Failed to resend OTP',
        );
        expect((await failureOf(client.confirmCode({ confirmation, code: '1' }))).message).toBe(
          'Invalid OTP',
        );
      }),
      { numRuns, seed },
    );
  });
});

describe('getToken', () => {
  it('returns null without loading Firebase when no session is stored', async () => {
    expect(await createClient().getToken()).toBeNull();
    expect(openFirebase).not.toHaveBeenCalled();
  });

  it('shares one request between concurrent callers, and sends a new request for a later caller', async () => {
    stubStorage([storedKey]);
    const { session } = fakeFirebase();
    const client = createClient();
    expect(await Promise.all([client.getToken(), client.getToken()])).toEqual(['token-1', 'token-1']);
    expect(session.getToken).toHaveBeenCalledTimes(1);
    await client.getToken();
    expect(session.getToken).toHaveBeenCalledTimes(2);
  });

  it('does not share an unforced request with a caller that forces a refresh', async () => {
    stubStorage([storedKey]);
    const { session } = fakeFirebase();
    const client = createClient();
    await Promise.all([client.getToken(), client.getToken({ forceRefresh: true })]);
    expect(vi.mocked(session.getToken).mock.calls).toEqual([[false], [true]]);
  });

  it('rejects with an ApiError, and retries on the next call', async () => {
    stubStorage([storedKey]);
    const { session } = fakeFirebase();
    vi.mocked(session.getToken).mockImplementationOnce(rejectWith('auth/network-request-failed'));
    const client = createClient();
    expect(await failureOf(client.getToken())).toMatchObject({
      message: 'User not authenticated',
      kind: 'network',
    });
    expect(await client.getToken()).toBe('token-1');
  });
});

describe('deleteUser', () => {
  it('deletes the user', async () => {
    const { session } = fakeFirebase();
    await createClient().deleteUser();
    expect(session.deleteUser).toHaveBeenCalledTimes(1);
  });

  it('rejects with the code of the provider', async () => {
    const code = 'auth/requires-recent-login';
    fakeFirebase({ deleteUser: rejectWith(code) });
    const message = 'Failed to delete account';
    expect(await failureOf(createClient().deleteUser())).toMatchObject({ message, kind: 'auth', code });
  });
});

describe('signOut', () => {
  it('does not load Firebase when nobody is signed in', async () => {
    await createClient().signOut();
    expect(openFirebase).not.toHaveBeenCalled();
  });

  it('signs out through Firebase, which notifies the other tabs', async () => {
    stubStorage([storedKey]);
    const { session } = fakeFirebase();
    await createClient().signOut();
    expect(session.signOut).toHaveBeenCalledTimes(1);
  });

  it('removes the stored session even when Firebase cannot be loaded', async () => {
    const values = stubStorage([storedKey]);
    openFirebase.mockImplementation(failToLoad);
    await createClient().signOut();
    expect([...values.keys()]).toEqual([]);
  });
});
