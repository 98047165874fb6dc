import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openFirebase } from './firebase.ts';

const provider = vi.hoisted(() => {
  /** Every verifier that was created, in order. */
  const verifiers: { parameters: Record<string, () => void>; clear: () => void }[] = [];
  return { verifiers, verifyPhoneNumber: vi.fn(async () => 'v1') };
});

vi.mock('firebase/app', () => ({ FirebaseError: Error, initializeApp: () => ({}) }));
vi.mock('firebase/auth', () => ({
  browserLocalPersistence: {},
  connectAuthEmulator: vi.fn(),
  getIdToken: vi.fn(),
  initializeAuth: () => ({}),
  onAuthStateChanged: vi.fn(),
  signInWithCredential: vi.fn(),
  signOut: vi.fn(),
  PhoneAuthProvider: class {
    verifyPhoneNumber = provider.verifyPhoneNumber;
  },
  RecaptchaVerifier: class {
    readonly parameters: Record<string, () => void>;
    clear = vi.fn();
    constructor(_auth: unknown, _mount: unknown, parameters: Record<string, () => void>) {
      this.parameters = parameters;
      provider.verifiers.push(this);
    }
  },
}));

function fakeContainer() {
  const mounted = new Set<object>();
  const createElement = () => {
    const mount = { remove: () => mounted.delete(mount) };
    return mount;
  };
  const container: HTMLElement = Object.assign(Object.create(null), {
    ownerDocument: { createElement },
    append: (mount: object) => mounted.add(mount),
  });
  return { container, mounted };
}

const phone = '+919876543210';
const { signal } = new AbortController();

beforeEach(() => {
  provider.verifiers.length = 0;
  provider.verifyPhoneNumber.mockResolvedValue('v1');
});

describe('the bot check', () => {
  it('is rendered once for several codes', async () => {
    const { container, mounted } = fakeContainer();
    const { sendCode } = openFirebase({ apiKey: 'key', projectId: 'naap' });
    await sendCode(phone, container, signal);
    await sendCode(phone, container, signal);
    expect(provider.verifiers).toHaveLength(1);
    expect(mounted.size).toBe(1);
    expect(provider.verifiers[0]?.clear).not.toHaveBeenCalled();
  });

  it.each([
    ['auth--bot-check-expired', 'expired-callback'],
    ['auth--bot-check-error', 'error-callback'],
  ])('is cleared (%s), and rendered again for the next code', async (_state, callback) => {
    const { container, mounted } = fakeContainer();
    const { sendCode } = openFirebase({ apiKey: 'key', projectId: 'naap' });
    await sendCode(phone, container, signal);
    const [first] = provider.verifiers;
    first?.parameters[callback]?.();
    expect(first?.clear).toHaveBeenCalledOnce();
    expect(mounted.size).toBe(0);

    expect(await sendCode(phone, container, signal)).toBe('v1');
    expect(provider.verifiers).toHaveLength(2);
    expect(mounted.size).toBe(1);
  });

  it('is cleared when sending the code fails', async () => {
    const { container, mounted } = fakeContainer();
    provider.verifyPhoneNumber.mockRejectedValueOnce(new Error('auth/too-many-requests'));
    const { sendCode } = openFirebase({ apiKey: 'key', projectId: 'naap' });
    await expect(sendCode(phone, container, signal)).rejects.toThrow('too-many-requests');
    expect(provider.verifiers[0]?.clear).toHaveBeenCalledOnce();
    expect(mounted.size).toBe(0);
  });
});
