import type { Browser, BrowserContextOptions } from '@playwright/test';
import { urls } from './environment.ts';
import { type Credentials, callBackend, latestCode, send } from './services.ts';
import { newPhone, type OpenOptions, openShopper, type Shopper } from './shopper.ts';

/** An account that has signed in. */
interface Customer extends Credentials {
  /** Ten digits, without +91. */
  readonly phone: string;
  /** What the browser of a signed-in customer stores; an option of a new context. */
  readonly storageState: NonNullable<BrowserContextOptions['storageState']>;
}

export interface SignedInShopper extends Shopper {
  readonly account: Customer;
}

/** Opens a page in a context of its own, signed in as a new customer. No page is loaded yet. */
export async function openCustomer(browser: Browser, options: OpenOptions = {}): Promise<SignedInShopper> {
  const account = await createCustomer();
  return { ...(await openShopper(browser, { storageState: account.storageState, ...options })), account };
}

/**
 * Creates an account and signs in, much faster than through the screen: calls the identity service and the backend as the shop does, and stores
 * what Firebase and the shop would.
 */
export async function createCustomer(phone = newPhone()): Promise<Customer> {
  const phoneNumber = `+91${phone}`;
  const { sessionInfo } = await callIdentity('sendVerificationCode', { phoneNumber });
  const code = await latestCode(phoneNumber);
  const { idToken, refreshToken, localId } = await callIdentity('signInWithPhoneNumber', {
    sessionInfo,
    code,
  });
  const login = await callBackend<{ shopify_customer_id: string }>({ idToken }, 'POST', '/login');
  const tokens = { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3_600_000 };
  const user = { uid: localId, phoneNumber, emailVerified: false, isAnonymous: false, providerData: [] };
  const localStorage = [
    { name: 'userPhone', value: phone },
    { name: 'shopifyCustomerId', value: `${login.shopify_customer_id}` },
    // Firebase's key ends with the API key and the name of the app.
    { name: 'firebase:authUser:sandbox:naap', value: JSON.stringify({ ...user, stsTokenManager: tokens }) },
  ];
  const origins = [urls.shop, urls.counter].map((origin) => ({ origin, localStorage }));
  return { phone, idToken, storageState: { cookies: [], origins } };
}

function callIdentity(method: string, body: object) {
  const url = `${urls.identity}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=sandbox`;
  return send<Record<'sessionInfo' | 'idToken' | 'refreshToken' | 'localId', string>>('POST', url, body);
}
