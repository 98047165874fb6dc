import {
  type ImageRef,
  inr,
  type Product,
  type ProductOptionValue,
  type ProductVariant,
} from '@naap/api-clients';

export function image(url: string): ImageRef {
  return { url, altText: null, width: null, height: null };
}

/** A variant with these options; its title is their values. */
export function variantOf(
  options: Readonly<Record<string, string>>,
  overrides: Partial<ProductVariant> = {},
): ProductVariant {
  const title = Object.values(options).join(' / ');
  return {
    id: `gid://shopify/ProductVariant/${title}`,
    title,
    price: inr(50_000),
    availableForSale: true,
    image: null,
    selectedOptions: Object.entries(options).map(([name, value]) => ({ name, value })),
    ...overrides,
  };
}

/** A product with these variants, and the options that follow from them. */
export function productOf(variants: readonly ProductVariant[], overrides: Partial<Product> = {}): Product {
  const values = new Map<string, Map<string, ProductOptionValue>>();
  for (const { name, value } of variants.flatMap(({ selectedOptions }) => selectedOptions)) {
    const known = values.get(name) ?? new Map();
    values.set(name, known.set(value, { name: value }));
  }
  return {
    id: 'gid://shopify/Product/1',
    title: 'Linen Shirt',
    handle: 'linen-shirt',
    descriptionHtml: '',
    vendor: 'Naap',
    availableForSale: true,
    options: [...values].map(([name, known]) => ({ id: name, name, values: [...known.values()] })),
    images: [image('front'), image('back')],
    variants,
    ...overrides,
  };
}
