import { categoryNames } from '../catalogue/attributes.ts';
import { findCart } from './cart/find-cart.ts';
import { priceCart } from './cart/pricing.ts';
import { cartView, lineView } from './cart/view.ts';
import { contentOf } from './content/index.ts';
import type { ContentMenuItem } from './content/types.ts';
import type { StorefrontContext, View } from './context.ts';
import { findCollection, findProduct, findVariant } from './find.ts';
import { parseGid } from './gid.ts';
import { articleView, blogView, commentView } from './views/blog.ts';
import { categoryView } from './views/category.ts';
import { mediaImageView } from './views/image.ts';
import { marketId, marketView } from './views/localization.ts';
import { locationId, locationView } from './views/location.ts';
import { menuItemView, menuView } from './views/menu.ts';
import { metaobjectView } from './views/metaobject.ts';
import { optionValueId, optionValueView, optionView } from './views/option.ts';
import { pageView } from './views/page.ts';
import { policyView } from './views/policy.ts';
import { shopView } from './views/shop.ts';

type Finder = (id: string, context: StorefrontContext, gid: string) => View | null;

interface Identified {
  readonly id: number;
}

/** Creates a finder that looks up an object in a list by the number in its global id. */
function inList<T extends Identified>(
  list: (context: StorefrontContext) => readonly T[],
  toView: (item: T, context: StorefrontContext) => View,
): Finder {
  return (id, context) => {
    const item = list(context).find((other) => String(other.id) === id);
    return item ? toView(item, context) : null;
  };
}

const content = ({ catalogue }: StorefrontContext) => contentOf(catalogue);
const articles = (context: StorefrontContext) => content(context).blogs.flatMap((blog) => blog.articles);
const allItems = (items: readonly ContentMenuItem[]): readonly ContentMenuItem[] =>
  items.flatMap((item) => [item, ...allItems(item.items)]);

const finders: Readonly<Record<string, Finder>> = {
  Product: (_, { catalogue, views }, id) => {
    const product = findProduct(catalogue, { id });
    return product ? views.product(product) : null;
  },
  ProductVariant: (_, { catalogue, views }, gid) => {
    const found = findVariant(gid, catalogue);
    return found ? views.variant(...found) : null;
  },
  Collection: (_, { catalogue, views }, id) => {
    const collection = findCollection(catalogue, { id });
    return collection ? views.collection(collection) : null;
  },
  ProductOption: (id, { catalogue }) => {
    for (const product of catalogue.products) {
      const option = product.options.find((other) => String(other.id) === id);
      if (option) return optionView(product, option);
    }
    return null;
  },
  ProductOptionValue: (id, { catalogue }) => {
    for (const product of catalogue.products) {
      for (const option of product.options) {
        const value = option.values.find((other) => String(optionValueId(option, other)) === id);
        if (value) return optionValueView(product, option, value);
      }
    }
    return null;
  },
  TaxonomyCategory: (id) => {
    const name = Object.hasOwn(categoryNames, id) ? categoryNames[id] : undefined;
    return name === undefined ? null : categoryView({ id, name });
  },
  MediaImage: (id, { catalogue }) => {
    for (const { images } of catalogue.products) {
      const image = images.find((other) => String(other.id) === id);
      if (image) return mediaImageView(image);
    }
    return null;
  },
  Page: inList((context) => content(context).pages, pageView),
  Blog: inList((context) => content(context).blogs, blogView),
  Article: inList(articles, articleView),
  Comment: inList((context) => articles(context).flatMap(({ comments }) => comments), commentView),
  Menu: inList((context) => content(context).menus, menuView),
  MenuItem: inList((context) => content(context).menus.flatMap(({ items }) => allItems(items)), menuItemView),
  Metaobject: inList((context) => content(context).metaobjects, metaobjectView),
  ShopPolicy: inList((context) => content(context).policies, policyView),
  UrlRedirect: (id, context, gid) => {
    const redirect = content(context).redirects.find((other) => String(other.id) === id);
    return redirect ? { ...redirect, __typename: 'UrlRedirect', id: gid } : null;
  },
  Location: (id, { catalogue }) => {
    const location = catalogue.shop.locations.find((other) => String(locationId(other)) === id);
    return location ? locationView(location) : null;
  },
  Market: (id, { catalogue }) => {
    const country = catalogue.shop.countries.find((code) => String(marketId(code)) === id);
    return country === undefined ? null : marketView(country);
  },
  Shop: (_, context, gid) => {
    const shop = shopView(context);
    return shop.id === gid ? shop : null;
  },
  Cart: (_, context, gid) => {
    const cart = findCart(gid, context);
    return cart ? cartView(cart, context) : null;
  },
  CartLine: (_, { state, catalogue }, gid) => {
    const cart = state.carts.get(parseGid(gid).query.get('cart') ?? '');
    const line = cart && priceCart(cart, catalogue.shop).lines.find((other) => other.line.id === gid);
    return line ? lineView(line) : null;
  },
};

/** Returns the object with a global id, or null. Throws a GraphQL error for an invalid global id. */
export function nodeFor(gid: string, context: StorefrontContext): View | null {
  const { type, id } = parseGid(gid);
  const finder = Object.hasOwn(finders, type) ? finders[type] : undefined;
  return finder?.(id, context, gid) ?? null;
}
