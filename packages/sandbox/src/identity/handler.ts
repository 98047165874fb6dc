import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { createOneTimeCodes } from './codes.ts';
import { inboxPage } from './inbox-page.ts';
import { createTokens, localIdOf, type SigningKey } from './tokens.ts';

export interface IdentityOptions {
  readonly projectId: string;
  readonly now: () => number;
  /** In [0, 1). */
  readonly random: () => number;
  readonly signingKey?: SigningKey | undefined;
  readonly onCode?: ((phoneNumber: string, code: string) => void) | undefined;
}

type ErrorCode =
  | 'INVALID_CODE'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_PHONE_NUMBER'
  | 'INVALID_REFRESH_TOKEN'
  | 'MISSING_CODE'
  | 'MISSING_PHONE_NUMBER'
  | 'MISSING_REFRESH_TOKEN'
  | 'MISSING_SESSION_INFO'
  | 'SESSION_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER';

const sendSchema = v.object({ phoneNumber: v.optional(v.string(), '') });
const signInSchema = v.object({ sessionInfo: v.optional(v.string(), ''), code: v.optional(v.string(), '') });
const clockSchema = v.strictObject({ forwardMs: v.pipe(v.number(), v.integer(), v.minValue(0)) });
const lookupSchema = v.object({ idToken: v.optional(v.string(), '') });

/**
 * The phone identity provider: the paths of Firebase's Auth emulator, with the rules the emulator leaves out (codes that
 * expire, tries and sends that run out) and tokens that are really signed. Key set at `/.well-known/jwks.json`.
 */
export function createIdentityHandler(options: IdentityOptions): (request: Request) => Promise<Response> {
  const { projectId, now, random, onCode } = options;
  let codesAhead = 0;
  const codesNow = () => now() + codesAhead;
  const codes = createOneTimeCodes({ now: codesNow, random, createId: () => crypto.randomUUID() });
  const tokens = createTokens(options);
  const known = new Set<string>();
  const app = new Hono();

  app.use(cors({ maxAge: 86_400 }));
  app.get('/', (context) => context.json({ authEmulator: { ready: true, inbox: '/inbox' } }));
  app.get('/inbox', (context) => context.html(inboxPage(codes.pending(), codesNow())));
  app.get('/.well-known/jwks.json', async (context) => context.json(await tokens.keySet()));

  app.get('/emulator/v1/projects/:project/verificationCodes', (context) =>
    context.json({
      verificationCodes: codes
        .pending()
        // The emulator lists the oldest first.
        .toReversed()
        .map(({ phoneNumber, code, sessionInfo }) => ({ phoneNumber, code, sessionInfo })),
    }),
  );

  // Only the codes age: tokens from the future would be refused.
  app.post('/__sandbox/clock', async (context) => {
    const body = v.safeParse(clockSchema, await readJson(context.req.raw));
    if (!body.success) return context.json({ error: 'Example: {"forwardMs":60000}' }, 400);
    codesAhead += body.output.forwardMs;
    return context.json({ aheadMs: codesAhead });
  });

  const toolkit = new Hono();
  toolkit.use(async (context, next) => {
    if (context.req.query('key')) return next();
    return context.json(
      errorBody(403, 'PERMISSION_DENIED: the request is missing an API key (`?key=`).'),
      403,
    );
  });
  toolkit.get('/v2/recaptchaConfig', (context) =>
    // AUDIT spares the SDK the half second it otherwise waits for a score.
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
    if (!body.success) return context.json(errorBody(400, 'INVALID_ARGUMENT'), 400);
    const { phoneNumber } = body.output;
    if (phoneNumber === '') return fail('MISSING_PHONE_NUMBER');
    if (!/^\+[1-9]\d{7,14}$/.test(phoneNumber)) return fail('INVALID_PHONE_NUMBER');
    const result = codes.send(phoneNumber);
    if (!result.ok) return fail('TOO_MANY_ATTEMPTS_TRY_LATER');
    onCode?.(phoneNumber, result.sent.code);
    return context.json({ sessionInfo: result.sent.sessionInfo });
  });
  toolkit.post('/v1/:method{accounts:signInWithPhoneNumber}', async (context) => {
    const body = v.safeParse(signInSchema, await readJson(context.req.raw));
    if (!body.success) return context.json(errorBody(400, 'INVALID_ARGUMENT'), 400);
    const { sessionInfo, code } = body.output;
    if (sessionInfo === '') return fail('MISSING_SESSION_INFO');
    if (code === '') return fail('MISSING_CODE');
    const result = codes.check(sessionInfo, code);
    if (!result.ok) return fail(result.reason === 'wrong' ? 'INVALID_CODE' : 'SESSION_EXPIRED');
    const { phoneNumber } = result;
    const localId = await localIdOf(projectId, phoneNumber);
    const isNewUser = !known.has(localId);
    known.add(localId);
    const issued = await tokens.issue({ localId, phoneNumber, authTime: Math.floor(now() / 1000) });
    return context.json({ ...issued, localId, phoneNumber, isNewUser });
  });
  toolkit.post('/v1/:method{accounts:lookup}', async (context) => {
    const body = v.safeParse(lookupSchema, await readJson(context.req.raw));
    const user = body.success ? await tokens.readIdToken(body.output.idToken) : null;
    if (!user) return fail('INVALID_ID_TOKEN');
    const { localId, phoneNumber, authTime } = user;
    return context.json({
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [
        {
          localId,
          phoneNumber,
          providerUserInfo: [{ providerId: 'phone', phoneNumber, rawId: phoneNumber }],
          // Nobody is stored: an account is as old as its sign-in.
          createdAt: String(authTime * 1000),
          lastLoginAt: String(authTime * 1000),
          lastRefreshAt: new Date(now()).toISOString(),
        },
      ],
    });
  });
  app.route('/identitytoolkit.googleapis.com', toolkit);

  app.post('/securetoken.googleapis.com/v1/token', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const given = form.get('refresh_token') ?? '';
    if (given === '') return fail('MISSING_REFRESH_TOKEN');
    const user = await tokens.readRefreshToken(given);
    if (!user) return fail('INVALID_REFRESH_TOKEN');
    const { idToken, refreshToken, expiresIn } = await tokens.issue(user);
    return context.json({
      id_token: idToken,
      access_token: idToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      token_type: 'Bearer',
      user_id: user.localId,
      project_id: projectId,
    });
  });

  return async (request) => app.fetch(request);
}

function fail(code: ErrorCode): Response {
  return Response.json(errorBody(400, code), { status: 400 });
}

function errorBody(code: number, message: string): object {
  return { error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } };
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return null;
  }
}
