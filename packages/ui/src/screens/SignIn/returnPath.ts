const HERE = 'http://here.invalid';
const SIGN_IN = '/auth';

/**
 * Where a shopper goes after signing in: `from` when it is a path of this site (docs/decisions/session.md), else /. The sign-in page itself is
 * no place to return to.
 */
export function returnPath(from: unknown): string {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from) || !URL.canParse(from, HERE)) return '/';
  // Browsers drop tabs and line breaks, so "/\t/elsewhere" begins with two slashes after all.
  const { origin, pathname } = new URL(from, HERE);
  return origin === HERE && pathname !== SIGN_IN ? from : '/';
}
