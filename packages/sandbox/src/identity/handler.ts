import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { ownOriginOnly } from '../own-origin.ts';
import { createAccounts } from './accounts.ts';
import { createOneTimeCodes } from './codes.ts';
import { check, errorResponse, IdentityError } from './errors.ts';
import { inboxPage } from './inbox-page.ts';
import { createTokens, type SigningKey } from './tokens.ts';

export interface IdentityOptions {
  /** The origin that is served: pages of others cannot read codes. */
  readonly origin: string;
  readonly projectId: string;
  readonly now: () => number;
  /** Returns a number in [0, 1). */
  readonly random: () => number;
  readonly signingKey?: SigningKey | undefined;
  readonly onCode?: ((phoneNumber: string, code: string) => void) | undefined;
}

const text = v.optional(v.string(), '');
const sendSchema = v.object({ phoneNumber: text });
const signInSchema = v.object({ sessionInfo: text, code: text });
const idTokenSchema = v.object({ idToken: text });
const ownerSchema = v.object({
  localId: text,
  disableUser: v.optional(v.boolean()),
  /** Seconds since 1970. */
  validSince: v.optional(v.pipe(v.string(), v.transform(Number), v.finite())),
});
const clockSchema = v.strictObject({ forwardMs: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/**
 * Creates a fake identity provider with the paths of Firebase's Auth emulator. Unlike the emulator it expires codes, limits
 * attempts and sent codes, and signs its tokens; the key set is at `/.well-known/jwks.json`.
 */
export function createIdentityHandler(options: IdentityOptions): (request: Request) => Promise<Response> {
  const { origin, projectId, now, random, onCode } = options;
  let codeClockOffset = 0;
  const codeClock = () => now() + codeClockOffset;
  const codes = createOneTimeCodes({ now: codeClock, random, createId: () => crypto.randomUUID() });
  const tokens = createTokens(options);
  const accounts = createAccounts({ projectId, tokens, now });
  const app = new Hono();

  // Before CORS, which would answer preflights and let any page read the response.
  for (const path of ['/inbox', '/emulator/*', '/__sandbox/*']) app.use(path, ownOriginOnly(origin));
  app.get('/inbox', (context) => context.html(inboxPage(codes.pending(), codeClock())));
  app.get('/emulator/v1/projects/:project/verificationCodes', (context) =>
    context.json({
      verificationCodes: codes
        .pending()
        // The emulator lists the oldest first.
        .toReversed()
        .map(({ phoneNumber, code, sessionInfo }) => ({ phoneNumber, code, sessionInfo })),
    }),
  );

  app.delete('/emulator/v1/projects/:project/accounts', (context) => {
    accounts.deleteAll();
    return context.json({});
  });

  // Moves the clock of the codes only: the backend rejects tokens from the future.
  app.post('/__sandbox/clock', async (context) => {
    const body = v.safeParse(clockSchema, await readJson(context.req.raw));
    if (!body.success) return context.json({ error: 'Example: {"forwardMs":60000}' }, 400);
    codeClockOffset += body.output.forwardMs;
    return context.json({ aheadMs: codeClockOffset });
  });

  app.use(cors({ maxAge: 86_400 }));
  app.get('/', (context) => context.json({ authEmulator: { ready: true, inbox: '/inbox' } }));
  app.get('/.well-known/jwks.json', async (context) => context.json(await tokens.keySet()));

  const toolkit = new Hono();
  toolkit.use(async (context, next) => {
    if (context.req.query('key') || isOwner(context.req.raw)) return next();
    throw new IdentityError('PERMISSION_DENIED: the request is missing an API key (`?key=`).', 403);
  });
  toolkit.get('/v2/recaptchaConfig', (context) =>
    // With AUDIT the SDK does not wait half a second for a score.
    context.json({
      recaptchaKey: `projects/${projectId}/keys/sandbox`,
      recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'AUDIT' }],
    }),
  );
  toolkit.get('/v1/recaptchaParams', (context) =>
    context.json({ kind: 'identitytoolkit#GetRecaptchaParamResponse', recaptchaSiteKey: 'sandbox' }),
  );
  toolkit.post('/v1/:method{accounts:sendVerificationCode}', async (context) => {
    const { phoneNumber } = await readBody(sendSchema, context.req.raw);
    check(phoneNumber !== '', 'MISSING_PHONE_NUMBER');
    check(/^\+[1-9]\d{7,14}$/.test(phoneNumber), 'INVALID_PHONE_NUMBER');
    const result = codes.send(phoneNumber);
    check(result.ok, 'TOO_MANY_ATTEMPTS_TRY_LATER');
    onCode?.(phoneNumber, result.sent.code);
    return context.json({ sessionInfo: result.sent.sessionInfo });
  });
  toolkit.post('/v1/:method{accounts:signInWithPhoneNumber}', async (context) => {
    const { sessionInfo, code } = await readBody(signInSchema, context.req.raw);
    check(sessionInfo !== '', 'MISSING_SESSION_INFO');
    check(code !== '', 'MISSING_CODE');
    const result = codes.check(sessionInfo, code);
    if (!result.ok) throw new IdentityError(result.reason === 'wrong' ? 'INVALID_CODE' : 'SESSION_EXPIRED');
    return context.json(await accounts.signIn(result.phoneNumber));
  });
  toolkit.post('/v1/:method{accounts:lookup}', async (context) => {
    const { idToken } = await readBody(idTokenSchema, context.req.raw);
    return context.json({
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [await accounts.lookUp(idToken)],
    });
  });
  const deleted = { kind: 'identitytoolkit#DeleteAccountResponse' };
  toolkit.post('/v1/:method{accounts:delete}', async (context) => {
    await accounts.delete((await readBody(idTokenSchema, context.req.raw)).idToken);
    return context.json(deleted);
  });

  // What the owner of the project can do in the provider's console.
  toolkit.use('/v1/projects/*', async ({ req }, next) => {
    if (isOwner(req.raw)) return next();
    throw new IdentityError('Request is missing required authentication credential.', 401);
  });
  toolkit.post('/v1/projects/:project/:method{accounts:update}', async (context) => {
    const { localId, disableUser, validSince } = await readBody(ownerSchema, context.req.raw);
    accounts.update(localId, {
      ...(disableUser !== undefined && { disabled: disableUser }),
      ...(validSince !== undefined && { validSince }),
    });
    return context.json({ kind: 'identitytoolkit#SetAccountInfoResponse', localId });
  });
  toolkit.post('/v1/projects/:project/:method{accounts:delete}', async (context) => {
    accounts.deleteById((await readBody(ownerSchema, context.req.raw)).localId);
    return context.json(deleted);
  });
  app.route('/identitytoolkit.googleapis.com', toolkit);

  app.post('/securetoken.googleapis.com/v1/token', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    check(form.get('grant_type') === 'refresh_token', 'INVALID_GRANT_TYPE');
    const { idToken, refreshToken, expiresIn, localId } = await accounts.refresh(
      form.get('refresh_token') ?? '',
    );
    return context.json({
      id_token: idToken,
      access_token: idToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      token_type: 'Bearer',
      user_id: localId,
      project_id: projectId,
    });
  });

  app.onError((error) => {
    if (error instanceof IdentityError) return errorResponse(error);
    throw error;
  });

  return async (request) => app.fetch(request);
}

/** Returns whether the request has the credentials of the project owner, which the admin SDKs send to the emulator. */
const isOwner = (request: Request): boolean => request.headers.get('Authorization') === 'Bearer owner';

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return null;
  }
}

/** Validates the body of a request. Throws INVALID_ARGUMENT. */
async function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  request: Request,
): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, await readJson(request));
  check(result.success, 'INVALID_ARGUMENT');
  return result.output;
}
