import type { ContentMenu, ContentMenuItem } from '../content/types.ts';
import type { StorefrontContext, View } from '../context.ts';
import { asGid } from '../gid.ts';
import { siteUrlResolver } from '../site-url.ts';

/** Returns a value of the GraphQL type Menu. */
export function menuView({ id, handle, title, items }: ContentMenu): View {
  const views = items.map(menuItemView);
  return {
    __typename: 'Menu',
    id: asGid('Menu', id),
    handle,
    title,
    items: views,
    itemsCount: countOf(items),
  };
}

/** Returns a value of the GraphQL type MenuItem. */
export function menuItemView({ id, title, type, path, resourceId, items }: ContentMenuItem): View {
  return {
    __typename: 'MenuItem',
    id: asGid('MenuItem', id),
    title,
    type,
    tags: [],
    url: siteUrlResolver(path),
    resourceId,
    resource: (_: unknown, context: StorefrontContext) =>
      resourceId === null ? null : context.views.node(resourceId, context),
    items: items.map(menuItemView),
  };
}

const countOf = (items: readonly ContentMenuItem[]): number =>
  items.reduce((sum, item) => sum + 1 + countOf(item.items), 0);
