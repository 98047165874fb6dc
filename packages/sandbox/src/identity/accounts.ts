export type SignInProvider = 'anonymous' | 'password' | 'phone';

/** An account as the provider stores it. */
export interface Account {
  readonly localId: string;
  readonly phoneNumber?: string | undefined;
  readonly email?: string | undefined;
  readonly emailVerified?: boolean | undefined;
  readonly password?: string | undefined;
  readonly displayName?: string | undefined;
  readonly photoUrl?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** The custom claims, as JSON. */
  readonly customAttributes?: string | undefined;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly lastLoginAt: number;
  readonly lastRefreshAt?: number | undefined;
  /** ID tokens issued earlier are expired. In seconds since 1970. */
  readonly validSince?: number | undefined;
}

export interface Accounts {
  get(localId: string): Account | undefined;
  byPhone(phoneNumber: string): Account | undefined;
  byEmail(email: string): Account | undefined;
  /** Whether an account with this ID was deleted. */
  isDeleted(localId: string): boolean;
  /** Adds an account, or replaces the one with its ID. */
  put(account: Account): Account;
  delete(localId: string): void;
  deleteAll(): void;
}

/** The oldest account is evicted beyond this number. */
const maxAccounts = 10_000;

export function createAccounts(): Accounts {
  const accounts = new Map<string, Account>();
  const deleted = new Set<string>();
  const find = (matches: (account: Account) => boolean) => [...accounts.values()].find(matches);
  const evictOldest = (entries: Map<string, unknown> | Set<string>): void => {
    const [oldest] = entries.keys();
    if (entries.size > maxAccounts && oldest !== undefined) entries.delete(oldest);
  };
  const remove = (localId: string): void => {
    accounts.delete(localId);
    deleted.add(localId);
    evictOldest(deleted);
  };
  return {
    get: (localId) => accounts.get(localId),
    byPhone: (phoneNumber) => find((account) => account.phoneNumber === phoneNumber),
    byEmail: (email) => find((account) => account.email === email),
    isDeleted: (localId) => deleted.has(localId),
    put(account) {
      accounts.set(account.localId, account);
      evictOldest(accounts);
      return account;
    },
    delete: remove,
    deleteAll() {
      for (const localId of accounts.keys()) remove(localId);
    },
  };
}

/** Returns the entries of `providerUserInfo`: one for each way in which the account can sign in. */
export function providersOf({ phoneNumber, email, displayName, photoUrl }: Account): readonly object[] {
  return [
    ...(email === undefined
      ? []
      : [{ providerId: 'password', email, federatedId: email, rawId: email, displayName, photoUrl }]),
    ...(phoneNumber === undefined ? [] : [{ providerId: 'phone', phoneNumber, rawId: phoneNumber }]),
  ];
}

/** Returns the account in the format of `accounts:lookup`. */
export function presentAccount(account: Account): object {
  const { localId, phoneNumber, email, emailVerified, displayName, photoUrl, disabled } = account;
  const { customAttributes, createdAt, lastLoginAt, lastRefreshAt, validSince } = account;
  return {
    localId,
    createdAt: String(createdAt),
    lastLoginAt: String(lastLoginAt),
    lastRefreshAt: new Date(lastRefreshAt ?? lastLoginAt).toISOString(),
    displayName,
    photoUrl,
    email,
    emailVerified,
    phoneNumber,
    disabled,
    customAttributes,
    validSince: validSince === undefined ? undefined : String(validSince),
    providerUserInfo: providersOf(account),
  };
}
