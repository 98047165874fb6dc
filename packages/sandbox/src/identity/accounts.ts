import { check } from './errors.ts';
import { type IssuedTokens, localIdOf, type ReadToken, type Tokens } from './tokens.ts';

/** An account as the provider stores it. */
interface Account {
  readonly localId: string;
  readonly phoneNumber: string;
  readonly disabled?: boolean | undefined;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly lastLoginAt: number;
  /** ID tokens issued earlier are expired. In seconds since 1970. */
  readonly validSince?: number | undefined;
}

interface SignedIn extends IssuedTokens {
  readonly localId: string;
}

/** The accounts of a project, with the checks of the official emulator in the same order. The operations reject with IdentityError. */
export interface Accounts {
  signIn(
    phoneNumber: string,
  ): Promise<SignedIn & { readonly phoneNumber: string; readonly isNewUser: boolean }>;
  refresh(refreshToken: string): Promise<SignedIn>;
  /** Returns the account of an ID token in the format of `accounts:lookup`. */
  lookUp(idToken: string): Promise<object>;
  delete(idToken: string): Promise<void>;
  deleteAll(): void;
  /** As the owner of the project: disables an account, or expires the tokens that it was issued before. */
  update(localId: string, changes: Pick<Account, 'disabled' | 'validSince'>): void;
  /** As the owner of the project. */
  deleteById(localId: string): void;
}

interface AccountOptions {
  readonly projectId: string;
  readonly tokens: Tokens;
  readonly now: () => number;
}

export function createAccounts({ projectId, tokens, now }: AccountOptions): Accounts {
  const accounts = new Map<string, Account>();
  const deleted = new Set<string>();

  const put = (account: Account): Account => {
    accounts.set(account.localId, account);
    return account;
  };
  const remove = (localId: string): void => {
    accounts.delete(localId);
    deleted.add(localId);
  };
  const known = (localId: string): Account => {
    const account = accounts.get(localId);
    check(account, 'USER_NOT_FOUND');
    return account;
  };

  /** Returns the account of a token. An account from before a restart is restored from the token. */
  const accountOf = ({ localId, phoneNumber, authTime }: ReadToken): Account | undefined => {
    if (accounts.has(localId) || deleted.has(localId)) return accounts.get(localId);
    const signedInAt = authTime * 1000;
    return put({ localId, phoneNumber, createdAt: signedInAt, lastLoginAt: signedInAt });
  };

  const accountOfIdToken = async (idToken: string): Promise<Account> => {
    check(idToken !== '', 'MISSING_ID_TOKEN');
    const token = await tokens.readIdToken(idToken);
    check(token, 'INVALID_ID_TOKEN');
    const account = accountOf(token);
    check(account, 'USER_NOT_FOUND');
    check(token.issuedAt >= (account.validSince ?? 0), 'TOKEN_EXPIRED');
    check(!account.disabled, 'USER_DISABLED');
    return account;
  };

  /** Returns an id derived from the phone, so that it is the same in every sandbox; the next one if a deleted account had it. */
  const unusedLocalIdFor = async (phoneNumber: string): Promise<string> => {
    for (let generation = 0; ; generation += 1) {
      const seed = generation === 0 ? phoneNumber : `${phoneNumber}/${generation}`;
      const localId = await localIdOf(projectId, seed);
      if (!accounts.has(localId) && !deleted.has(localId)) return localId;
    }
  };

  return {
    async signIn(phoneNumber) {
      const owner = [...accounts.values()].find((account) => account.phoneNumber === phoneNumber);
      check(!owner?.disabled, 'USER_DISABLED');
      const localId = owner?.localId ?? (await unusedLocalIdFor(phoneNumber));
      put({ createdAt: now(), ...owner, localId, phoneNumber, lastLoginAt: now() });
      const issued = await tokens.issue({ localId, phoneNumber, authTime: Math.floor(now() / 1000) });
      return { ...issued, localId, phoneNumber, isNewUser: !owner };
    },

    async refresh(refreshToken) {
      const token = await tokens.readRefreshToken(refreshToken);
      const account = token && accountOf(token);
      check(token && account, 'INVALID_REFRESH_TOKEN');
      check(!account.disabled, 'USER_DISABLED');
      const { localId, phoneNumber } = account;
      return { ...(await tokens.issue({ localId, phoneNumber, authTime: token.authTime })), localId };
    },

    async lookUp(idToken) {
      const account = await accountOfIdToken(idToken);
      const { phoneNumber, createdAt, lastLoginAt, validSince } = account;
      return {
        ...account,
        createdAt: String(createdAt),
        lastLoginAt: String(lastLoginAt),
        validSince: validSince === undefined ? undefined : String(validSince),
        providerUserInfo: [{ providerId: 'phone', phoneNumber, rawId: phoneNumber }],
      };
    },

    async delete(idToken) {
      remove((await accountOfIdToken(idToken)).localId);
    },

    deleteAll() {
      for (const localId of accounts.keys()) remove(localId);
    },

    update: (localId, changes) => void put({ ...known(localId), ...changes }),
    deleteById: (localId) => remove(known(localId).localId),
  };
}
