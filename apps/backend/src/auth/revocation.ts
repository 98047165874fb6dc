import { SCOPE } from '@naap/server/telemetry';
import { metrics } from '@opentelemetry/api';
import * as v from 'valibot';
import { describeError, type Logger, silentLogger } from '../logging.ts';
import { InvalidTokenError, type RevocationCheck } from './token-verifier.ts';

export interface RevocationCheckOptions {
  /** API key for Google's Identity Toolkit. A key that is restricted to referrers does not work. */
  readonly apiKey: string;
  /** Base URL of the Identity Toolkit. Default `IDENTITY_TOOLKIT_URL`. */
  readonly url?: string;
  readonly logger?: Logger;
}

export const IDENTITY_TOOLKIT_URL = 'https://identitytoolkit.googleapis.com';

/** Time-out of the check, for which a shopper waits once a minute. */
const TIMEOUT_MS = 2_000;

/** The errors of `accounts:lookup` about the token. A text may follow the code. */
const REFUSALS = /^(USER_NOT_FOUND|USER_DISABLED|TOKEN_EXPIRED|INVALID_ID_TOKEN|USER_CANCELLED)\b/;

const Lookup = v.object({
  users: v.pipe(
    v.array(
      v.object({
        disabled: v.optional(v.boolean(), false),
        /** Sign-ins before this time, in seconds since 1970, were ended. */
        validSince: v.optional(v.pipe(v.string(), v.transform(Number), v.finite()), '0'),
      }),
    ),
    v.length(1),
  ),
});

const Failure = v.object({ error: v.object({ message: v.string() }) });

/**
 * Creates a check with `accounts:lookup`. A provider that does not answer ends no session: tokens expire within an hour, and its outage
 * would sign out everybody.
 */
export function createRevocationCheck(options: RevocationCheckOptions): RevocationCheck {
  const { apiKey, url = IDENTITY_TOOLKIT_URL, logger = silentLogger } = options;
  const checks = metrics.getMeter(SCOPE).createCounter('naap.sign_in_checks', {
    description: 'Requests to the identity provider that ask whether a sign-in is still valid.',
  });
  const lookup = `${url.replace(/\/$/, '')}/v1/accounts:lookup?key=${encodeURIComponent(apiKey)}`;

  async function isAccepted(token: string, signedInAt: number): Promise<boolean> {
    const response = await fetch(lookup, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ idToken: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    if (response.ok) {
      const [user] = v.parse(Lookup, body).users;
      return !user?.disabled && (user?.validSince ?? 0) * 1000 <= signedInAt;
    }
    const failure = v.safeParse(Failure, body);
    if (failure.success && REFUSALS.test(failure.output.error.message)) return false;
    throw new Error(`accounts:lookup responded ${response.status}`);
  }

  return async (token, signedInAt) => {
    try {
      const accepted = await isAccepted(token, signedInAt);
      checks.add(1, { outcome: accepted ? 'accepted' : 'refused' });
      if (accepted) return true;
    } catch (error) {
      checks.add(1, { outcome: 'unavailable' });
      logger.warn({ error: describeError(error) }, 'sign-in not checked');
      return false;
    }
    throw new InvalidTokenError('The sign-in was ended.');
  };
}
