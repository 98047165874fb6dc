import type { Browser, BrowserContext } from '@playwright/test';
import { urls } from './environment.ts';
import { type Credentials, callBackend, latestCode, send } from './services.ts';
import { newPhone, type OpenOptions, openShopper, type Shopper, signIn } from './shopper.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** An account that has signed in. */
export interface Customer extends Credentials {
  /** Ten digits, without +91. */
  readonly phone: string;
  /** What the browser of a signed-in customer stores; an option of a new context. */
  readonly storageState: StorageState;
}

export interface SignedInShopper extends Shopper {
  readonly account: Customer;
}

/** Opens a page in a context of its own, signed in as a new customer. No page is loaded yet. */
export async function openCustomer(browser: Browser, options: OpenOptions = {}): Promise<SignedInShopper> {
  const account = await createCustomer(browser);
  const { storageState } = account;
  return { ...(await openShopper(browser, { storageState, ...options })), account };
}

interface PhoneSignInResponse {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly localId: string;
}

/** What one sign-in through the screen stored, in this worker. */
let signedInState: Promise<StorageState> | undefined;

/**
 * Creates an account and signs in, much faster than through the screen: calls the identity service and the backend as the shop does and
 * puts the result into a copy of the storage state that the shop itself wrote once in this worker.
 */
export async function createCustomer(browser: Browser): Promise<Customer> {
  signedInState ??= recordSignedInState(browser);
  const template = await signedInState;
  const { phone, signedIn } = await signInWithoutScreen();
  const { idToken } = signedIn;
  const login = await callBackend<{ shopify_customer_id: string }>({ idToken }, 'POST', '/login');

  const sessionValue = (name: string, value: string) => {
    if (name === 'userPhone') return phone;
    if (name === 'shopifyCustomerId') return `${login.shopify_customer_id}`;
    return name.startsWith('firebase:authUser') ? firebaseUser(value, phone, signedIn) : value;
  };
  const origins = template.origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.map(({ name, value }) => ({ name, value: sessionValue(name, value) })),
  }));
  return { phone, idToken, storageState: { ...template, origins } };
}

/** Signs in at the identity service with a new number. Ten digits, without +91. */
export async function signInWithoutScreen() {
  const phone = newPhone();
  const phoneNumber = `+91${phone}`;
  const { sessionInfo } = await callIdentity<{ sessionInfo: string }>('sendVerificationCode', {
    phoneNumber,
  });
  const code = await latestCode(phoneNumber);
  const signedIn = await callIdentity<PhoneSignInResponse>('signInWithPhoneNumber', { sessionInfo, code });
  return { phone, signedIn };
}

async function recordSignedInState(browser: Browser): Promise<StorageState> {
  const { page, context } = await openShopper(browser, { consent: null });
  await page.goto('/auth');
  await signIn(page);
  await page.getByRole('link', { name: 'SHOP NOW' }).waitFor();
  const state = await context.storageState();
  await context.close();
  const names = state.origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
  if (!names.some((name) => name.startsWith('firebase:authUser')) || !names.includes('shopifyCustomerId')) {
    throw new Error(`the shop keeps the session somewhere new: local storage has ${names.join(', ')}`);
  }
  return state;
}

/** Returns the JSON of a user that Firebase persisted, with another account in it. */
function firebaseUser(template: string, phone: string, signedIn: PhoneSignInResponse): string {
  const stsTokenManager = {
    refreshToken: signedIn.refreshToken,
    accessToken: signedIn.idToken,
    expirationTime: Date.now() + 3_600_000,
  };
  const own = { uid: signedIn.localId, phoneNumber: `+91${phone}`, providerData: [], stsTokenManager };
  return JSON.stringify({ ...JSON.parse(template), ...own });
}

function callIdentity<Result>(method: string, body: object): Promise<Result> {
  const url = `${urls.identity}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=sandbox`;
  return send('POST', url, body);
}
