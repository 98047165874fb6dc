const BASE = 'http://shop.invalid';
const SIGN_IN = '/auth';

/**
 * Returns the path to open after sign-in: `from` when it is a path of this site (docs/decisions/session.md), else /. The path of the sign-in
 * page itself becomes / too.
 */
export function returnPath(from: unknown): string {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from) || !URL.canParse(from, BASE)) return '/';
  // Browsers remove tabs and line breaks, so "/\t/elsewhere" becomes "//elsewhere".
  const { origin, pathname } = new URL(from, BASE);
  return origin === BASE && pathname !== SIGN_IN ? from : '/';
}
