import type { ContentPolicy } from '../content/types.ts';
import type { View } from '../context.ts';
import { asGid } from '../gid.ts';
import { siteUrlResolver } from '../site-url.ts';

/** Returns a value of the GraphQL type ShopPolicy. */
export function policyView({ id, handle, title, bodyHtml }: ContentPolicy): View {
  return {
    __typename: 'ShopPolicy',
    id: asGid('ShopPolicy', id),
    handle,
    title,
    body: bodyHtml,
    url: siteUrlResolver(`/policies/${handle}`),
  };
}
