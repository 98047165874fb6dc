import type { Catalogue } from '../../catalogue/types.ts';
import { buildBlogs } from './blogs.ts';
import { buildMenus } from './menus.ts';
import { buildMetaobjects } from './metaobjects.ts';
import { buildPages } from './pages.ts';
import { buildPolicies } from './policies.ts';
import { buildRedirects } from './redirects.ts';
import type { StoreContent } from './types.ts';

const built = new WeakMap<Catalogue, StoreContent>();

/** Returns the content of a shop, derived from its catalogue at the first call and then reused. */
export function contentOf(catalogue: Catalogue): StoreContent {
  const cached = built.get(catalogue);
  if (cached) return cached;
  const pages = buildPages(catalogue);
  const blogs = buildBlogs(catalogue);
  const policies = buildPolicies(catalogue);
  const content = {
    pages,
    blogs,
    policies,
    menus: buildMenus(catalogue, { pages, blogs, policies }),
    metaobjects: buildMetaobjects(catalogue),
    redirects: buildRedirects(catalogue),
  };
  built.set(catalogue, content);
  return content;
}
