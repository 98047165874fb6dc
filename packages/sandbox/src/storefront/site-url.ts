import type { StorefrontContext } from './context.ts';

/** Returns a URL on the shop's own web site. */
export const siteUrl = (path: string, { catalogue }: StorefrontContext): string =>
  `https://${catalogue.shop.domain}${path}`;

/** Returns a resolver of a URL on the shop's own web site, such as `onlineStoreUrl`. */
export const siteUrlResolver =
  (path: string) =>
  (_: unknown, context: StorefrontContext): string =>
    siteUrl(path, context);
