import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { ownOriginOnly } from '../own-origin.ts';
import { createAccounts } from './accounts.ts';
import { createOneTimeCodes } from './codes.ts';
import { errorResponse, IdentityError } from './errors.ts';
import { inboxPage } from './inbox-page.ts';
import { isPhoneNumber } from './operation-input.ts';
import { createAccountOperations } from './operations.ts';
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

const sendSchema = v.object({ phoneNumber: v.optional(v.string(), '') });
const signInSchema = v.object({
  sessionInfo: v.optional(v.string(), ''),
  code: v.optional(v.string(), ''),
  idToken: v.nullish(v.string()),
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
  const accounts = createAccounts();
  const operations = createAccountOperations({ projectId, accounts, tokens, now });
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
    if (context.req.query('key') || isAdmin(context.req.raw)) return next();
    throw new IdentityError('PERMISSION_DENIED: the request is missing an API key (`?key=`).', 403);
  });
  toolkit.get('/v2/recaptchaConfig', (context) =>
    // With AUDIT the SDK does not wait half a second for a score.
    context.json({
      recaptchaKey: `projects/${projectId}/keys/sandbox`,
      recaptchaEnforcementState: [
        { provider: 'PHONE_PROVIDER', enforcementState: 'AUDIT' },
        { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
      ],
    }),
  );
  toolkit.get('/v1/recaptchaParams', (context) =>
    context.json({ kind: 'identitytoolkit#GetRecaptchaParamResponse', recaptchaSiteKey: 'sandbox' }),
  );
  toolkit.post('/v1/:method{accounts:sendVerificationCode}', async (context) => {
    const body = v.safeParse(sendSchema, await readJson(context.req.raw));
    if (!body.success) throw new IdentityError('INVALID_ARGUMENT');
    const { phoneNumber } = body.output;
    if (phoneNumber === '') throw new IdentityError('MISSING_PHONE_NUMBER');
    if (!isPhoneNumber(phoneNumber)) throw new IdentityError('INVALID_PHONE_NUMBER');
    const result = codes.send(phoneNumber);
    if (!result.ok) throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER');
    onCode?.(phoneNumber, result.sent.code);
    return context.json({ sessionInfo: result.sent.sessionInfo });
  });
  toolkit.post('/v1/:method{accounts:signInWithPhoneNumber}', async (context) => {
    const body = v.safeParse(signInSchema, await readJson(context.req.raw));
    if (!body.success) throw new IdentityError('INVALID_ARGUMENT');
    const { sessionInfo, code, idToken } = body.output;
    if (sessionInfo === '') throw new IdentityError('MISSING_SESSION_INFO');
    if (code === '') throw new IdentityError('MISSING_CODE');
    const result = codes.check(sessionInfo, code);
    if (!result.ok) throw new IdentityError(result.reason === 'wrong' ? 'INVALID_CODE' : 'SESSION_EXPIRED');
    return context.json(await operations.signInWithPhone(result.phoneNumber, idToken));
  });
  for (const method of ['signUp', 'update', 'delete', 'lookup', 'signInWithPassword'] as const) {
    toolkit.post(`/v1/:method{accounts:${method}}`, async ({ req }) =>
      Response.json(await operations[method](await readJson(req.raw), isAdmin(req.raw))),
    );
  }
  const adminPaths = [
    ['accounts', 'signUp'],
    ['accounts:update', 'update'],
    ['accounts:delete', 'delete'],
    ['accounts:lookup', 'lookup'],
  ] as const;
  for (const [path, method] of adminPaths) {
    toolkit.post(`/v1/projects/:project/:method{${path}}`, async ({ req }) => {
      if (!isAdmin(req.raw)) {
        throw new IdentityError('Request is missing required authentication credential.', 401);
      }
      return Response.json(await operations[method](await readJson(req.raw), true));
    });
  }
  app.route('/identitytoolkit.googleapis.com', toolkit);

  app.post('/securetoken.googleapis.com/v1/token', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const grantType = form.get('grant_type') ?? '';
    const oldRefreshToken = form.get('refresh_token') ?? '';
    if (grantType === '') throw new IdentityError('MISSING_GRANT_TYPE');
    if (grantType !== 'refresh_token') throw new IdentityError('INVALID_GRANT_TYPE');
    if (oldRefreshToken === '') throw new IdentityError('MISSING_REFRESH_TOKEN');
    const { idToken, refreshToken, expiresIn, localId } = await operations.refresh(oldRefreshToken);
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
function isAdmin(request: Request): boolean {
  return request.headers.get('Authorization') === 'Bearer owner';
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return null;
  }
}
