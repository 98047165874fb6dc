import type { Catalogue } from '../../catalogue/types.ts';
import { buildBlogs } from './blogs.ts';
import { buildMenus } from './menus.ts';
import { buildMetaobjects } from './metaobjects.ts';
import { buildPages } from './pages.ts';
import { buildPolicies } from './policies.ts';
import { buildRedirects } from './redirects.ts';
import type { StoreContent } from './types.ts';

const built = new WeakMap<Catalogue, StoreContent>();

/** The content of a shop, derived from its goods at the first use. */
export function contentOf(catalogue: Catalogue): StoreContent {
  const known = built.get(catalogue);
  if (known) return known;
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
