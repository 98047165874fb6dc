import type { ContentPage } from '../content/types.ts';
import type { View } from '../context.ts';
import { asGid } from '../gid.ts';
import { siteUrlResolver } from '../site-url.ts';
import { noMetafields } from './metafields.ts';

/** Returns a value of the GraphQL type Page. */
export function pageView({ id, handle, title, summary, bodyHtml, updatedAt }: ContentPage): View {
  return {
    __typename: 'Page',
    id: asGid('Page', id),
    handle,
    title,
    body: bodyHtml,
    bodySummary: summary,
    createdAt: updatedAt,
    updatedAt,
    onlineStoreUrl: siteUrlResolver(`/pages/${handle}`),
    seo: { title, description: summary },
    trackingParameters: null,
    ...noMetafields,
  };
}
