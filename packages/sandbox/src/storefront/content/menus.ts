import { idOf } from '../../catalogue/random.ts';
import type { Catalogue } from '../../catalogue/types.ts';
import { asGid } from '../gid.ts';
import type { ContentMenu, ContentMenuItem, StoreContent } from './types.ts';

type Item = Omit<ContentMenuItem, 'id' | 'items'> & { readonly items?: readonly Item[] };

/** Handles of the default menus, and of those that public storefront templates query. */
const handles = {
  header: ['main-menu', 'header', 'next-js-frontend-header-menu'],
  footer: ['footer', 'footer-menu', 'next-js-frontend-footer-menu'],
  account: ['customer-account-main-menu'],
};

export function buildMenus(
  { collections }: Catalogue,
  { pages, blogs, policies }: Pick<StoreContent, 'pages' | 'blogs' | 'policies'>,
): readonly ContentMenu[] {
  const stocked = collections.filter(({ products }) => products.length > 0);
  const ofCollection = ({ id, handle, title }: (typeof collections)[number]): Item => ({
    title,
    type: 'COLLECTION',
    path: `/collections/${handle}`,
    resourceId: asGid('Collection', id),
  });
  const header: readonly Item[] = [
    { title: 'Home', type: 'FRONTPAGE', path: '/', resourceId: null },
    {
      title: 'Collections',
      type: 'COLLECTIONS',
      path: '/collections',
      resourceId: null,
      items: stocked.slice(2, 8).map(ofCollection),
    },
    ...stocked.slice(0, 2).map(ofCollection),
    { title: 'All products', type: 'CATALOG', path: '/collections/all', resourceId: null },
    ...blogs.map(({ id, handle, title }) => ({
      title,
      type: 'BLOG',
      path: `/blogs/${handle}`,
      resourceId: asGid('Blog', id),
    })),
  ];
  const footer: readonly Item[] = [
    { title: 'Search', type: 'SEARCH', path: '/search', resourceId: null },
    ...pages.map(({ id, handle, title }) => ({
      title,
      type: 'PAGE',
      path: `/pages/${handle}`,
      resourceId: asGid('Page', id),
    })),
    ...policies.map(({ id, handle, title }) => ({
      title,
      type: 'SHOP_POLICY',
      path: `/policies/${handle}`,
      resourceId: asGid('ShopPolicy', id),
    })),
  ];
  const account: readonly Item[] = [
    { title: 'Shop', type: 'FRONTPAGE', path: '/', resourceId: null },
    { title: 'Orders', type: 'CUSTOMER_ACCOUNT_PAGE', path: '/account/orders', resourceId: null },
  ];
  return [
    ...handles.header.map((handle) => menu(handle, 'Main menu', header)),
    ...handles.footer.map((handle) => menu(handle, 'Footer', footer)),
    ...handles.account.map((handle) => menu(handle, 'Customer account', account)),
  ];
}

function menu(handle: string, title: string, items: readonly Item[]): ContentMenu {
  return { id: idOf(`menu/${handle}`), handle, title, items: items.map((item) => withId(handle, item)) };
}

function withId(parent: string, item: Item): ContentMenuItem {
  const key = `${parent}/${item.path}`;
  return {
    ...item,
    id: idOf(`menu-item/${key}`),
    items: (item.items ?? []).map((child) => withId(key, child)),
  };
}
