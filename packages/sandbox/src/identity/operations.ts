import { type Account, type Accounts, presentAccount, providersOf, type SignInProvider } from './accounts.ts';
import { IdentityError } from './errors.ts';
import {
  check,
  checkPassword,
  claimsOf,
  definedFields,
  deleteSchema,
  isPhoneNumber,
  isRecord,
  lookupSchema,
  parse,
  passwordSchema,
  signUpSchema,
  type UpdateInput,
  updateSchema,
} from './operation-input.ts';
import { type IssuedTokens, localIdOf, type ReadToken, type Tokens } from './tokens.ts';

export interface OperationOptions {
  readonly projectId: string;
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly now: () => number;
}

/** `isAdmin`: the request has the credentials of the project owner and may act on any account. */
type Operation = (body: unknown, isAdmin: boolean) => Promise<object>;

export interface AccountOperations {
  readonly signUp: Operation;
  readonly update: Operation;
  readonly delete: Operation;
  readonly lookup: Operation;
  readonly signInWithPassword: Operation;
  /** Signs in the account of a phone, or links the phone to the account of `idToken`. */
  signInWithPhone(phoneNumber: string, idToken: string | null | undefined): Promise<object>;
  refresh(refreshToken: string): Promise<IssuedTokens & { readonly localId: string }>;
}

/** Creates the account operations of the official emulator, with its checks in the same order. They reject with IdentityError. */
export function createAccountOperations(options: OperationOptions): AccountOperations {
  const { projectId, accounts, tokens, now } = options;
  const seconds = (): number => Math.floor(now() / 1000);

  /** Returns the account of a token. An account from before a restart is restored from the token. */
  const accountOf = ({ subject }: ReadToken): Account | undefined => {
    const { localId, authTime, phoneNumber, email, emailVerified, displayName, photoUrl } = subject;
    const known = accounts.get(localId);
    if (known || accounts.isDeleted(localId)) return known;
    const signedInAt = authTime * 1000;
    return accounts.put({
      localId,
      phoneNumber,
      email,
      emailVerified,
      displayName,
      photoUrl,
      createdAt: signedInAt,
      lastLoginAt: signedInAt,
    });
  };

  const readIdToken = async (idToken: string): Promise<{ account: Account; provider: SignInProvider }> => {
    const token = await tokens.readIdToken(idToken);
    check(token, 'INVALID_ID_TOKEN');
    const account = accountOf(token);
    check(account, 'USER_NOT_FOUND');
    check(token.issuedAt >= (account.validSince ?? 0), 'TOKEN_EXPIRED');
    check(!account.disabled, 'USER_DISABLED');
    return { account, provider: token.subject.provider };
  };

  const issue = (account: Account, provider: SignInProvider, authTime: number): Promise<IssuedTokens> => {
    const { localId, phoneNumber, email, emailVerified, displayName, photoUrl, customAttributes } = account;
    const customClaims = customAttributes ? claimsOf(customAttributes) : undefined;
    return tokens.issue({
      localId,
      provider,
      authTime,
      phoneNumber,
      email,
      emailVerified,
      displayName,
      photoUrl,
      customClaims,
    });
  };

  /** Issues tokens for a new sign-in. */
  const signIn = (account: Account, provider: SignInProvider): Promise<IssuedTokens> =>
    issue(accounts.put({ ...account, lastLoginAt: now() }), provider, seconds());

  /** Returns an id derived from the phone, so that it is the same in every sandbox; the next one if an account has or had it. */
  const unusedLocalIdFor = async (phoneNumber: string): Promise<string> => {
    for (let generation = 0; ; generation += 1) {
      const seed = generation === 0 ? phoneNumber : `${phoneNumber}/${generation}`;
      const localId = await localIdOf(projectId, seed);
      if (!accounts.get(localId) && !accounts.isDeleted(localId)) return localId;
    }
  };

  const checkEmail = (email: string, owner?: Account): string => {
    check(/^[^@\s]+@[^@\s]+$/.test(email), 'INVALID_EMAIL');
    const canonical = email.toLowerCase();
    const other = accounts.byEmail(canonical);
    check(!other || other.localId === owner?.localId, 'EMAIL_EXISTS');
    return canonical;
  };

  const checkPhone = (phoneNumber: string, owner?: Account): string => {
    check(isPhoneNumber(phoneNumber), 'INVALID_PHONE_NUMBER : Invalid format.');
    const other = accounts.byPhone(phoneNumber);
    check(!other || other.localId === owner?.localId, 'PHONE_NUMBER_EXISTS');
    return phoneNumber;
  };

  return {
    async signUp(body, isAdmin) {
      const input = parse(signUpSchema, body);
      let provider: SignInProvider | undefined;
      if (isAdmin) {
        check(!input.idToken || !input.localId, 'UNEXPECTED_PARAMETER : User ID');
        check(!input.localId || !accounts.get(input.localId), 'DUPLICATE_LOCAL_ID');
        if (input.phoneNumber) checkPhone(input.phoneNumber);
      } else {
        check(!input.localId, 'UNEXPECTED_PARAMETER : User ID');
        const withPassword = Boolean(input.idToken || input.password || input.email);
        if (withPassword) {
          check(input.email, 'MISSING_EMAIL');
          check(input.password, 'MISSING_PASSWORD');
        }
        provider = withPassword ? 'password' : 'anonymous';
      }
      const email = input.email ? checkEmail(input.email) : undefined;
      const password = input.password ? checkPassword(input.password) : undefined;
      const linked = input.idToken ? (await readIdToken(input.idToken)).account : undefined;
      const isAnonymous = provider === 'anonymous';
      const account = accounts.put({
        ...(linked ?? { localId: input.localId || (await localIdOf(projectId, crypto.randomUUID())) }),
        createdAt: linked?.createdAt ?? now(),
        lastLoginAt: now(),
        ...definedFields({
          email,
          emailVerified: isAnonymous ? undefined : isAdmin ? (input.emailVerified ?? false) : false,
          password,
          validSince: password === undefined ? undefined : seconds(),
          displayName: isAnonymous ? undefined : input.displayName,
          // Other callers set a phone with a one-time code, and a photo with an update.
          photoUrl: isAdmin ? input.photoUrl : undefined,
          phoneNumber: isAdmin ? input.phoneNumber : undefined,
          disabled: isAdmin ? input.disabled : undefined,
        }),
      });
      return {
        kind: 'identitytoolkit#SignupNewUserResponse',
        localId: account.localId,
        displayName: account.displayName,
        email: account.email,
        ...(provider ? await issue(account, provider, seconds()) : {}),
      };
    },

    async update(body, isAdmin) {
      for (const field of ['provider', 'upgradeToFederatedLogin', 'linkProviderUserInfo', 'mfa']) {
        if (isRecord(body) && field in body) {
          throw new IdentityError(`${field} is not implemented yet.`, 501);
        }
      }
      const input = parse(updateSchema, body);
      if (isAdmin) {
        check(input.localId || input.idToken || input.oobCode, 'MISSING_LOCAL_ID');
      } else {
        check(input.idToken || input.oobCode, 'INVALID_REQ_TYPE : Unsupported request parameters.');
        check(input.customAttributes == null, 'INSUFFICIENT_PERMISSION');
      }
      if (input.customAttributes) claimsOf(input.customAttributes);
      for (const attribute of ['PROVIDER', 'RAW_USER_INFO']) {
        if (input.deleteAttribute?.includes(attribute))
          throw new IdentityError(`deleteAttribute: ${attribute}`, 501);
      }
      // The sandbox sends no e-mail, so no out-of-band code is valid.
      check(!input.oobCode, 'INVALID_OOB_CODE');

      let account: Account | undefined;
      let provider: SignInProvider | undefined;
      if (input.idToken) {
        ({ account, provider } = await readIdToken(input.idToken));
        check(input.disableUser == null, 'OPERATION_NOT_ALLOWED');
      } else {
        account = accounts.get(input.localId ?? '');
        check(account, 'USER_NOT_FOUND');
      }
      const email = input.email ? checkEmail(input.email, account) : undefined;
      const isNewEmail = email !== undefined && email !== account.email;
      const password = input.password ? checkPassword(input.password) : undefined;
      if (password !== undefined) provider = 'password';
      const phoneNumber = isAdmin && input.phoneNumber ? checkPhone(input.phoneNumber, account) : undefined;
      const isReauthenticated = password !== undefined || Boolean(input.validSince) || isNewEmail;
      account = accounts.put({
        ...account,
        ...definedFields({
          email,
          password,
          phoneNumber,
          displayName: input.displayName,
          photoUrl: input.photoUrl,
        }),
        ...(isNewEmail ? { emailVerified: false } : {}),
        ...(isReauthenticated ? { validSince: seconds() } : {}),
        ...(isAdmin ? adminFields(input) : {}),
        ...deletedFields(input),
      });
      return {
        kind: 'identitytoolkit#SetAccountInfoResponse',
        localId: account.localId,
        emailVerified: account.emailVerified,
        providerUserInfo: providersOf(account),
        email: account.email,
        displayName: account.displayName,
        photoUrl: account.photoUrl,
        ...(isReauthenticated && provider ? await issue(account, provider, seconds()) : {}),
      };
    },

    async delete(body, isAdmin) {
      const input = parse(deleteSchema, body);
      if (isAdmin) {
        check(input.localId, 'MISSING_LOCAL_ID');
        check(accounts.get(input.localId), 'USER_NOT_FOUND');
        accounts.delete(input.localId);
      } else {
        check(input.idToken, 'MISSING_ID_TOKEN');
        accounts.delete((await readIdToken(input.idToken)).account.localId);
      }
      return { kind: 'identitytoolkit#DeleteAccountResponse' };
    },

    async lookup(body, isAdmin) {
      const input = parse(lookupSchema, body);
      const found = new Set<Account | undefined>();
      if (isAdmin) {
        for (const localId of input.localId ?? []) found.add(accounts.get(localId));
        for (const email of input.email ?? []) found.add(accounts.byEmail(email.toLowerCase()));
        for (const phoneNumber of input.phoneNumber ?? []) found.add(accounts.byPhone(phoneNumber));
      } else {
        check(input.idToken, 'MISSING_ID_TOKEN');
        found.add((await readIdToken(input.idToken)).account);
      }
      const users = [...found].flatMap((account) => (account ? [presentAccount(account)] : []));
      return {
        kind: 'identitytoolkit#GetAccountInfoResponse',
        ...(users.length > 0 ? { users } : {}),
      };
    },

    async signInWithPassword(body) {
      const { email, password } = parse(passwordSchema, body);
      check(email, 'MISSING_EMAIL');
      check(password, 'MISSING_PASSWORD');
      const account = accounts.byEmail(email.toLowerCase());
      check(account, 'EMAIL_NOT_FOUND');
      check(!account.disabled, 'USER_DISABLED');
      check(account.password === password, 'INVALID_PASSWORD');
      return {
        kind: 'identitytoolkit#VerifyPasswordResponse',
        registered: true,
        localId: account.localId,
        email: account.email,
        ...(await signIn(account, 'password')),
      };
    },

    async signInWithPhone(phoneNumber, idToken) {
      const linked = idToken ? (await readIdToken(idToken)).account : undefined;
      const owner = accounts.byPhone(phoneNumber);
      check(!owner?.disabled, 'USER_DISABLED');
      check(!owner || !linked || owner.localId === linked.localId, 'PHONE_NUMBER_EXISTS');
      const account = owner ?? linked;
      const created = { createdAt: now(), lastLoginAt: now() };
      const signedIn: Account = account
        ? { ...account, phoneNumber }
        : { localId: await unusedLocalIdFor(phoneNumber), phoneNumber, ...created };
      const issued = await signIn(signedIn, 'phone');
      return { ...issued, localId: signedIn.localId, phoneNumber, isNewUser: !account };
    },

    async refresh(refreshToken) {
      const token = await tokens.readRefreshToken(refreshToken);
      const account = token && accountOf(token);
      check(token && account, 'INVALID_REFRESH_TOKEN');
      check(!account.disabled, 'USER_DISABLED');
      const { provider, authTime } = token.subject;
      accounts.put({ ...account, lastRefreshAt: now() });
      return { ...(await issue(account, provider, authTime)), localId: account.localId };
    },
  };
}

/** Returns the fields that only the owner of the project may change. */
function adminFields({ disableUser, emailVerified, customAttributes, validSince }: UpdateInput) {
  return definedFields({
    disabled: disableUser,
    emailVerified,
    customAttributes,
    validSince: validSince ? Number(validSince) : undefined,
  });
}

/** Returns the fields that an update deletes, as undefined. */
function deletedFields({ deleteAttribute, deleteProvider }: UpdateInput): Partial<Account> {
  const attributes = new Set(deleteAttribute ?? []);
  const providers = new Set(deleteProvider ?? []);
  return {
    ...(attributes.has('DISPLAY_NAME') ? { displayName: undefined } : {}),
    ...(attributes.has('PHOTO_URL') ? { photoUrl: undefined } : {}),
    ...(attributes.has('PASSWORD') || providers.has('password') ? { password: undefined } : {}),
    ...(attributes.has('EMAIL') || providers.has('password')
      ? { email: undefined, emailVerified: undefined }
      : {}),
    ...(providers.has('phone') ? { phoneNumber: undefined } : {}),
  };
}
