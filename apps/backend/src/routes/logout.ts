import * as v from 'valibot';
import { shopperRoute } from './route.ts';

const ended = { status: 200, body: { status: 'success' } };

export const logout = shopperRoute({
  method: 'POST',
  path: '/logout',
  id: 'logout',
  summary: 'Sign out',
  description:
    'Ends the sign-in of the token: this token, and all others with its `auth_time`, are refused from then on, by other processes within a minute. Other sign-ins of the shopper continue. Repeating the request succeeds. Reads no body.',
  afterDeletion: ended,
  afterSignOut: ended,
  success: {
    status: 200,
    description: 'The sign-in is ended, or was before.',
    body: v.object({ status: v.literal('success') }),
  },
  async handle({ customer: { uid }, signedInAt }, { store, now }) {
    await store.endSignIn({ uid, signedInAt }, now());
    return ended;
  },
});
