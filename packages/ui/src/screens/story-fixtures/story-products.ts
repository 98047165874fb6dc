import { type HttpHandler, HttpResponse, http } from 'msw';
import { SANDBOX_ORIGIN } from './story-remotes.ts';

export const STOREFRONT = `${SANDBOX_ORIGIN}/api/2025-04/graphql.json`;

/** What the storefront answers for one product (spec section 3, "Catalogue product"). */
interface WireProduct {
  title: string;
  vendor: string;
  availableForSale: boolean;
  descriptionHtml: string;
  options: readonly {
    id: string;
    name: string;
    optionValues: readonly { name: string; swatch: unknown }[];
  }[];
  images: { nodes: readonly unknown[] };
  variants: { nodes: readonly unknown[] };
}

const money = (rupees: number) => ({ amount: rupees.toFixed(1), currencyCode: 'INR' });

interface VariantInput {
  colour?: string;
  size?: string;
  rupees?: number;
  available?: boolean;
}

const names = { colour: 'Color', size: 'Size' };

function variant(
  { colour, size, rupees = 1499, available = true }: VariantInput,
  index: number,
  labels = names,
) {
  const selectedOptions = [
    ...(colour === undefined ? [] : [{ name: labels.colour, value: colour }]),
    ...(size === undefined ? [] : [{ name: labels.size, value: size }]),
  ];
  return {
    id: `gid://shopify/ProductVariant/${500 + index}`,
    title: selectedOptions.map(({ value }) => value).join(' / '),
    availableForSale: available,
    price: money(rupees),
    compareAtPrice: null,
    image: null,
    selectedOptions,
  };
}

const option = (id: number, name: string, values: readonly string[], swatches: readonly string[] = []) => ({
  id: `gid://shopify/ProductOption/${id}`,
  name,
  optionValues: values.map((value, index) => ({
    name: value,
    swatch: swatches[index] ? { color: swatches[index] } : null,
  })),
});

interface ShirtInput {
  variants: readonly VariantInput[];
  labels?: typeof names;
}

/** A linen shirt with the variants given; colours and sizes follow from them. */
export function linenShirt({ variants, labels = names }: ShirtInput): WireProduct {
  const unique = (values: readonly (string | undefined)[]) => [
    ...new Set(values.filter((value) => value !== undefined)),
  ];
  const colours = unique(variants.map(({ colour }) => colour));
  const sizes = unique(variants.map(({ size }) => size));
  return {
    title: 'Linen Shirt',
    vendor: 'Kora',
    availableForSale: variants.some(({ available = true }) => available),
    descriptionHtml: '<p>Washed linen, <strong>easy fit</strong>.</p>',
    options: [
      ...(colours.length > 0 ? [option(1, labels.colour, colours, ['#2b3f8f', '#f5f3ef'])] : []),
      ...(sizes.length > 0 ? [option(2, labels.size, sizes)] : []),
    ],
    images: { nodes: [] },
    variants: { nodes: variants.map((input, index) => variant(input, index, labels)) },
  };
}

/** A value of an option; a swatch is a CSS colour, or the address of a picture. */
type StoryValue = string | { readonly value: string; readonly color?: string; readonly image?: string };

interface VariantsInput {
  readonly options: Readonly<Record<string, readonly StoryValue[]>>;
  /** Of the variant with these values; null where there is no such variant. All are for sale at ₹1,499 unless given. */
  readonly variantOf?: (
    values: Readonly<Record<string, string>>,
  ) => Pick<VariantInput, 'rupees' | 'available'> | null;
}

/** A linen shirt with these options, in all combinations that `variantOf` lets exist. */
export function shirtWith({ options, variantOf = () => ({}) }: VariantsInput): WireProduct {
  const names = Object.entries(options);
  const combinations = names.reduce<Record<string, string>[]>(
    (known, [name, values]) =>
      known.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: textOf(value) }))),
    [{}],
  );
  const variants = combinations.flatMap((chosen, index) => {
    const input = variantOf(chosen);
    if (input === null) return [];
    const selectedOptions = Object.entries(chosen).map(([name, value]) => ({ name, value }));
    return [{ ...variant(input, index), title: Object.values(chosen).join(' / '), selectedOptions }];
  });
  return {
    ...linenShirt({ variants: [{}] }),
    options: names.map(([name, values], index) => ({
      id: `gid://shopify/ProductOption/${index + 1}`,
      name,
      optionValues: values.map((value) => ({ name: textOf(value), swatch: swatchOf(value) })),
    })),
    availableForSale: variants.some(({ availableForSale }) => availableForSale),
    variants: { nodes: variants },
  };
}

function textOf(value: StoryValue): string {
  return typeof value === 'string' ? value : value.value;
}

function swatchOf(value: StoryValue): unknown {
  if (typeof value === 'string') return null;
  const { color = null, image } = value;
  return { color, image: image === undefined ? null : { previewImage: { url: image } } };
}

/** The storefront with this one product. */
export function selling(product: WireProduct): HttpHandler {
  return http.post(STOREFRONT, () =>
    HttpResponse.json({
      data: { product: { id: 'gid://shopify/Product/123', handle: 'linen-shirt', ...product } },
    }),
  );
}

/** The storefront with these details for every variant it is asked for; null where it knows none. */
export function variantIs(details: object | null): HttpHandler {
  return variantsAre(() => details);
}

/** The storefront with details for each variant it is asked for, by its place in the request. */
export function variantsAre(detailsOf: (index: number) => object | null): HttpHandler {
  return http.post(STOREFRONT, async ({ request }) => {
    const ids = await variantIdsOf(request);
    if (!ids) return undefined;
    const node = (id: string, index: number) => {
      const details = detailsOf(index);
      return (
        details && {
          __typename: 'ProductVariant',
          id,
          title: 'M',
          availableForSale: true,
          price: { amount: '499.50', currencyCode: 'INR' },
          image: null,
          product: { id: 'gid://shopify/Product/1', title: 'Linen shirt', vendor: 'Kora' },
          selectedOptions: [{ name: 'SIZE', value: 'M' }],
          ...details,
        }
      );
    };
    return HttpResponse.json({ data: { nodes: ids.map(node) } });
  });
}

/** The first `times` look-ups of variants get this reply, the later ones the sandbox's. */
export function variantLookUpsAnswer(times: number, reply: () => Response): HttpHandler {
  let answered = 0;
  return http.post(STOREFRONT, async ({ request }) => {
    if (!(await variantIdsOf(request)) || answered >= times) return undefined;
    answered += 1;
    return reply();
  });
}

async function variantIdsOf(request: Request): Promise<readonly string[] | undefined> {
  const { variables } = (await request.clone().json()) as { variables: { ids?: string[] } };
  return variables.ids;
}

/** A product of a list. */
export interface StoryCard {
  readonly id: number;
  readonly title: string;
  readonly vendor: string;
  /** How many variants it has; one alone can be added to the bag without choosing. */
  readonly variants: number;
  readonly rupees?: number;
  /** Before it was reduced. */
  readonly originalRupees?: number;
  readonly soldOut?: boolean;
}

const listNode = ({
  id,
  title,
  vendor,
  variants,
  rupees = 1499,
  originalRupees,
  soldOut = false,
}: StoryCard) => ({
  __typename: 'Product',
  id: `gid://shopify/Product/${id}`,
  title,
  handle: title.toLowerCase().replaceAll(' ', '-'),
  vendor,
  availableForSale: !soldOut,
  priceRange: { minVariantPrice: money(rupees) },
  compareAtPriceRange: { minVariantPrice: money(originalRupees ?? 0) },
  images: { nodes: [] },
  variants: {
    nodes: Array.from({ length: variants }, (_, index) => ({
      id: `gid://shopify/ProductVariant/${id}0${index + 1}`,
    })),
  },
});

/** The storefront with these products for a search; null where it fails. */
export function finding(find: (searchQuery: string) => readonly StoryCard[] | null): HttpHandler {
  return http.post(STOREFRONT, async ({ request }) => {
    const { variables } = (await request.clone().json()) as { variables: { searchQuery?: string } };
    if (variables.searchQuery === undefined) return undefined;
    const cards = find(variables.searchQuery);
    if (cards === null) return new HttpResponse(null, { status: 500 });
    return HttpResponse.json({
      data: {
        search: {
          edges: cards.map((card) => ({ cursor: String(card.id), node: listNode(card) })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    });
  });
}
