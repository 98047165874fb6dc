import type { StorefrontContext } from './context.ts';

/** An address on the shop's own web site. */
export const siteUrl = (path: string, { catalogue }: StorefrontContext): string =>
  `https://${catalogue.shop.domain}${path}`;

/** A resolver of `onlineStoreUrl` and other addresses on the shop's own web site. */
export const onSite =
  (path: string) =>
  (_: unknown, context: StorefrontContext): string =>
    siteUrl(path, context);
