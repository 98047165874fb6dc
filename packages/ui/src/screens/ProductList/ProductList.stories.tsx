import { replyToSearch, STOREFRONT_URL } from '@naap/fixtures/storefront-replies';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { waitForFrames } from '@naap/ui/fixtures/intervals';
import { within } from '@naap/ui/fixtures/queries';
import { hasLargeText } from '@naap/ui/fixtures/reader-styles';
import { BACKEND_ORIGIN, storyShop, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { StateId } from '../../all-states.ts';
import { media } from '../../theme/index.ts';
import { ProductListScreen } from './ProductList.tsx';

const BRANDS = `${BACKEND_ORIGIN}/api.common.proto.brandservice.BrandService/GetBrand`;

const requestSeen = fn();
const countSeen = fn();
const at = (path: string) => [withShop({ path })];
const failing = () => http.post(STOREFRONT_URL, () => new HttpResponse(null, { status: 500 }));
const pending = () => http.post(STOREFRONT_URL, () => delay('infinite'));
const answering = (data: unknown) => http.post(STOREFRONT_URL, () => HttpResponse.json({ data }));

interface StorefrontRequest {
  query: string;
  variables: { after?: string | null; sortKey?: string | null; searchQuery?: string };
}

/** Returns whether a request only counts products. */
const isCount = ({ query }: StorefrontRequest) => /query (CountProducts|ListCollectionTags)/.test(query);

/** Answers the requests that count products. */
const countingBy = (answer: (body: StorefrontRequest) => Response | undefined | Promise<Response>) =>
  http.post<never, StorefrontRequest>(STOREFRONT_URL, async ({ request }) => {
    const body = await request.clone().json();
    if (!isCount(body)) return undefined;
    countSeen();
    return answer(body);
  });

const answerOf = (products: unknown) => HttpResponse.json({ data: { products } });

/** Returns a product of the storefront's list response. */
async function aCard(): Promise<unknown> {
  const { products } = storyShop().sandbox.catalogue;
  const [product] = products;
  const amount = { amount: '499.0', currencyCode: 'INR' };
  return {
    id: `gid://shopify/Product/${product?.id}`,
    title: 'Linen Shirt',
    vendor: 'Kora',
    availableForSale: true,
    priceRange: { minVariantPrice: amount },
    compareAtPriceRange: { minVariantPrice: amount },
    images: { nodes: [] },
    variants: { nodes: [] },
  };
}

const noProducts = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };

/** Returns a request handler that lets the sandbox reply to the first page, and replies to later pages with `later`. */
const afterFirstPage = (later: () => Response | Promise<Response>) =>
  http.post<never, StorefrontRequest>(STOREFRONT_URL, async ({ request }) => {
    const { variables } = await request.clone().json();
    return variables.after ? later() : storyShop().sandbox.storefront.fetch(request);
  });

const meta = {
  title: 'Product list',
  component: ProductListScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductListScreen>;

export default meta;
type Story = StoryObj;
type Canvas = ReturnType<typeof within>;

async function cards(canvas: Canvas, name: string) {
  const list: HTMLElement = await canvas.findByRole('list', { name });
  return within(list).getAllByRole('link');
}
/** The filters are in a dialog on a phone, and beside the list on wide screens. */
const onPhone = { viewport: { value: 'phone' } };
const titled = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });

export const All: Story = {
  decorators: at('/products'),
  parameters: {
    states: ['product-list--all', 'product-list--sort-unset', 'product-list--card'],
  },
  play: async ({ canvas }) => {
    await titled(canvas, 'Products');
    const links = await cards(canvas, 'Products');
    await expect(links.length).toBeGreaterThanOrEqual(10);
    await expect(links[0]).toHaveTextContent('₹');
    await expect(canvas.getByRole('button', { name: 'Sort by' })).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: at('/products'),
  parameters: { states: ['product-list--loading'] },
  beforeEach: ({ msw }) => msw.use(pending()),
  play: async ({ canvas }) => {
    const waiting = await canvas.findByRole('status', { name: 'Loading products' });
    await assertState('product-list--loading', async () => {
      await expect(waiting).toHaveAttribute('aria-busy', 'true');
      await expect(waiting.children).toHaveLength(10);
    });
  },
};

export const ListedRoute: Story = {
  decorators: [
    withShop({ path: "/products/Women's%20Wear/Dresses", routePath: '/products/:category/:subcategory' }),
  ],
  parameters: { states: ['subcategory--listed-route'] },
  play: async ({ canvas }) => {
    await assertState('subcategory--listed-route', async () => {
      await expect(await titled(canvas, 'Women')).toBeVisible();
      await expect(canvas.queryByText('Oops! Page not found')).not.toBeInTheDocument();
    });
    await cards(canvas, 'Women');
    await expect(canvas.getByRole('button', { name: 'Dresses, remove' })).toBeVisible();
  },
};

export const LoadingMore: Story = {
  decorators: at('/products'),
  parameters: { states: ['product-list--loaded', 'product-list--loading-more'] },
  beforeEach: ({ msw }) => msw.use(afterFirstPage(() => delay('infinite').then(() => new Response()))),
  play: async ({ canvas }) => {
    await assertState('product-list--loaded', async () =>
      expect(await cards(canvas, 'Products')).toHaveLength(10),
    );
    (await cards(canvas, 'Products')).at(-1)?.scrollIntoView();
    await expect(await canvas.findByText('Loading more...')).toBeInTheDocument();
  },
};

export const PageTwo: Story = {
  decorators: at('/products'),
  parameters: { states: ['product-list--page-two'] },
  beforeEach: ({ msw }) => {
    requestSeen.mockClear();
    msw.use(
      http.post<never, StorefrontRequest>(STOREFRONT_URL, async ({ request }) => {
        if (isCount(await request.clone().json())) return undefined;
        requestSeen();
        // The third page stays pending.
        if (requestSeen.mock.calls.length > 2) await delay('infinite');
        return storyShop().sandbox.storefront.fetch(request);
      }),
    );
  },
  play: async ({ canvas }) => {
    (await cards(canvas, 'Products')).at(-1)?.scrollIntoView();
    await assertState('product-list--page-two', () =>
      waitFor(async () => expect(await cards(canvas, 'Products')).toHaveLength(20)),
    );
    // The end marker fetches page after page, without a button.
    (await cards(canvas, 'Products')).at(-1)?.scrollIntoView();
    await waitFor(() => expect(requestSeen).toHaveBeenCalledTimes(3));
    await expect(canvas.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  },
};

export const NextPageFailed: Story = {
  decorators: at('/products'),
  parameters: { states: ['product-list--error-next-page'] },
  beforeEach: ({ msw }) => {
    requestSeen.mockClear();
    msw.use(
      afterFirstPage(() => {
        requestSeen();
        return new Response(null, { status: 500 });
      }),
    );
  },
  play: async ({ canvas }) => {
    (await cards(canvas, 'Products')).at(-1)?.scrollIntoView();
    const text = 'Error: Failed to fetch products from the storefront provider.';
    await expect(await canvas.findByText(text)).toBeInTheDocument();
    await expect(await cards(canvas, 'Products')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(requestSeen).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByText(text)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Load more' })).toBeInTheDocument();
  },
};

/** The end marker stays visible after an empty page, so the next page is fetched. */
export const EmptyPages: Story = {
  decorators: at('/products'),
  beforeEach: ({ msw }) => {
    const pages = ['empty-1', 'empty-2', 'empty-3'];
    msw.use(
      http.post<never, StorefrontRequest>(STOREFRONT_URL, async ({ request }) => {
        const { variables } = await request.clone().json();
        const endCursor = pages[pages.indexOf(variables.after ?? '') + 1];
        if (endCursor === undefined) {
          return answerOf({
            edges: [{ node: await aCard() }],
            pageInfo: { hasNextPage: false, endCursor: null },
          });
        }
        return answerOf({ edges: [], pageInfo: { hasNextPage: true, endCursor } });
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await cards(canvas, 'Products')).toHaveLength(1);
    await expect(canvas.queryByText('Nothing cut from this cloth yet')).not.toBeInTheDocument();
  },
};

/** The skip link moves the focus past the list, which grows while the keyboard moves through it. */
export const SkipsTheProducts: Story = {
  decorators: at('/products'),
  play: async ({ canvas }) => {
    await cards(canvas, 'Products');
    canvas.getByRole('button', { name: 'Skip the products' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('After the products')).toHaveFocus();
    if (window.matchMedia(media.desktop).matches) return;
    await userEvent.tab();
    await expect(
      within(canvas.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Home' }),
    ).toHaveFocus();
  },
};

/** On a wide viewport a skip link moves the focus past the filters beside the list. */
export const SkipsTheFilters: Story = {
  decorators: at('/products'),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await cards(canvas, 'Products');
    const name = 'Skip the filters';
    if (!window.matchMedia(media.desktop).matches) {
      // Larger text has the layout of a narrower viewport, in which nothing is to be skipped.
      await expect(canvas.queryByRole('button', { name })).toBeNull();
      await expect(canvas.queryByRole('region', { name: 'Filters' })).toBeNull();
      return;
    }
    const skip = await canvas.findByRole('button', { name });
    skip.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    const filters = canvas.getByRole('region', { name: 'Filters' });
    await expect(filters).not.toContainElement(document.activeElement as HTMLElement);
    await expect(skip.compareDocumentPosition(document.activeElement ?? skip)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
};

export const EmptyFiltered: Story = {
  name: 'Empty Filtered: filters without result',
  decorators: at('/products?tag=Jeans&tag=Shirts'),
  parameters: {
    states: ['product-list--empty-filtered', 'product-list--empty-filtered-help', 'search--without-a-filter'],
  },
  beforeEach: ({ msw }) => msw.use(answering({ search: noProducts })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products found for the selected filters')).toBeVisible();
    await expect(canvas.getByText('Try removing some filters or browse other categories')).toBeVisible();
    const filters = within(await canvas.findByRole('list', { name: 'Remove a filter' }));
    await expect(filters.getByRole('link', { name: 'Without Jeans' })).toHaveAttribute(
      'href',
      '/products?tag=Shirts',
    );
  },
};

export const EmptyUnfiltered: Story = {
  name: 'Empty Unfiltered: nothing found',
  decorators: at('/products?search=zzzz'),
  parameters: {
    states: ['product-list--empty-unfiltered', 'search--popular-categories'],
  },
  play: async ({ canvas }) => {
    await assertState('product-list--empty-unfiltered', async () => {
      await expect(await canvas.findByRole('link', { name: 'See all products' })).toBeVisible();
      await expect(canvas.queryByRole('list', { name: 'Search: zzzz' })).not.toBeInTheDocument();
    });
    // No link leads back to the text that found nothing.
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links.filter((href) => href?.includes('zzzz'))).toEqual([]);
    const categories = within(canvas.getByRole('list', { name: 'Popular Categories' }));
    await expect(categories.getAllByRole('link')).toHaveLength(8);
    await expect(categories.getByRole('link', { name: 'Jeans' })).toHaveAttribute(
      'href',
      '/products?tag=Jeans',
    );
    await expect(canvas.queryByRole('list', { name: 'Remove a filter' })).not.toBeInTheDocument();
  },
};

export const EmptyMistyped: Story = {
  decorators: at('/products?search=jaens'),
  parameters: { states: ['search--nearest-word'] },
  beforeEach: ({ msw }) => msw.use(answering({ search: noProducts })),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Did you mean Jeans?' });
    await expect(link).toHaveAttribute('href', '/products?search=Jeans');
  },
};

const failure = (path: string, states: readonly StateId[], text: string, title?: string): Story => ({
  decorators: at(path),
  parameters: { states },
  beforeEach: ({ msw }) => msw.use(failing()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
    if (title !== undefined) await titled(canvas, title);
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const ErrorProducts = failure(
  '/products',
  ['product-list--error-products'],
  'Error: Failed to fetch products from the storefront provider.',
);
export const ErrorSearch = failure(
  '/products?search=dress',
  ['product-list--error-search', 'product-list--title-search'],
  'Error: Failed to search products from the storefront provider.',
  'Search: dress',
);
export const ErrorTag = failure(
  '/products?tag=women',
  ['product-list--error-tag'],
  'Error: Failed to fetch products by tag: women',
);

export const ErrorCollection = failure(
  '/products?collection=summer-sale',
  ['product-list--error-collection', 'product-list--title-collection'],
  'Error: Failed to fetch collection products from the storefront provider.',
  'Summer sale',
);

export const ErrorUnexpected: Story = {
  decorators: at('/products'),
  parameters: { states: ['product-list--error-unexpected'] },
  beforeEach: ({ msw }) => msw.use(http.post(STOREFRONT_URL, () => HttpResponse.json({}))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Error: Unexpected response structure from the storefront provider'),
    ).toBeVisible();
  },
};

export const ErrorCollectionNotFound: Story = {
  decorators: at('/products?collection=summer-sale'),
  parameters: { states: ['product-list--error-collection-not-found'] },
  beforeEach: ({ msw }) => msw.use(answering({ collectionByHandle: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error: Collection "summer-sale" not found')).toBeVisible();
    await expect(canvas.getByText('Collection: summer-sale')).toBeVisible();
  },
};

export const SortOpen: Story = {
  decorators: at('/products?search=tag:Dresses'),
  parameters: { states: ['product-list--sort-open', 'product-list--title-search-tag-term'] },
  play: async ({ canvas }) => {
    await titled(canvas, 'Search: tag:Dresses');
    await cards(canvas, 'Search: tag:Dresses');
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort by' }));
    await expect(canvas.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
      'Price: Low to High',
      'Price: High to Low',
      'Newest First',
      'Most Popular',
    ]);
  },
};

export const SortedPriceLow: Story = {
  decorators: at('/products'),
  parameters: {
    states: [
      'product-list--sorted-popularity',
      'product-list--sorted-newest',
      'product-list--sorted-price-high',
      'product-list--sorted-price-low',
    ],
  },
  play: async ({ canvas }) => {
    await cards(canvas, 'Products');
    const sort = canvas.getByRole('button', { name: 'Sort by' });
    for (const label of ['Most Popular', 'Newest First', 'Price: High to Low', 'Price: Low to High']) {
      await userEvent.click(sort);
      await userEvent.click(canvas.getByRole('menuitemradio', { name: label }));
      await expect(await canvas.findByText(`Sorted by ${label}`)).toBeVisible();
      // The sticky bar keeps one row.
      await expect(sort.parentElement?.parentElement?.clientHeight).toBeLessThan(2 * sort.clientHeight);
    }
    await cards(canvas, 'Products');
  },
};

export const SortRefetching: Story = {
  globals: { motion: 'full' },
  decorators: at('/products'),
  parameters: { states: ['product-list--sort-refetching'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post<never, StorefrontRequest>(STOREFRONT_URL, async ({ request }) => {
        const { variables } = await request.clone().json();
        if (variables.sortKey) await delay('infinite');
        return storyShop().sandbox.storefront.fetch(request);
      }),
    ),
  play: async ({ canvas }) => {
    await cards(canvas, 'Products');
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by' }));
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Price: Low to High' }));
    const waiting = await canvas.findByRole('status', { name: 'Loading products' });
    // The page is not white meanwhile.
    const [placeholder] = waiting.querySelectorAll('span');
    await expect(getComputedStyle(placeholder as Element).opacity).toBe('1');
    await assertState('product-list--sort-refetching', async () => {
      await expect(waiting).toHaveAttribute('aria-busy', 'true');
      await expect(waiting.children).toHaveLength(10);
    });
  },
};

let reply = Promise.withResolvers<void>();

/** The list stays visible while the same choice is fetched again, and when that fails. */
export const UpdateFailed: Story = {
  decorators: at('/products?sort=newest'),
  globals: onPhone,
  beforeEach: ({ msw }) => {
    requestSeen.mockClear();
    reply = Promise.withResolvers();
    msw.use(
      http.post<never, StorefrontRequest>(STOREFRONT_URL, async ({ request }) => {
        const body = await request.clone().json();
        if (isCount(body)) return undefined;
        if (!body.variables.after) requestSeen();
        if (requestSeen.mock.calls.length === 1) return storyShop().sandbox.storefront.fetch(request);
        if (requestSeen.mock.calls.length > 2) await reply.promise;
        return new Response(null, { status: 500 });
      }),
    );
  },
  play: async ({ canvas }) => {
    await cards(canvas, 'Products');
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by' }));
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Newest First' }));
    const text = 'Error: Failed to fetch products from the storefront provider.';
    await expect(await canvas.findByText(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Updating products')).toBeInTheDocument();
    await expect((await cards(canvas, 'Products')).length).toBeGreaterThanOrEqual(10);
    await expect(canvas.queryByRole('status', { name: 'Loading products' })).not.toBeInTheDocument();
    reply.resolve();
    await waitFor(() => expect(canvas.queryByText('Updating products')).not.toBeInTheDocument());
    await expect(requestSeen).toHaveBeenCalledTimes(3);
    await expect(await canvas.findByText(text)).toBeVisible();
    await cards(canvas, 'Products');
  },
};

export const FilterBadgeThree: Story = {
  globals: onPhone,
  decorators: at("/products?tag=Women's+Wear&tag=Dresses&tag=Western+Wear"),
  parameters: { states: ['product-list--filter-badge-three', 'product-list--title-women'] },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^Filter.*3/ });
    await expect(button).toBeVisible();
    // It covers no product.
    const { top } = (await canvas.findByRole('list', { name: 'Women' })).getBoundingClientRect();
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    await expect(canvas.getByRole('button', { name: 'Western Wear, remove' })).toBeVisible();
  },
};

const dress = {
  id: 7,
  title: 'Linen Dress',
  vendor: 'Kora',
  variants: 4,
  rupees: 1299,
  originalRupees: 1999,
};

export const OnePageOfATag: Story = {
  decorators: at('/products?tag=women'),
  parameters: {
    states: [
      'product-list--tag-parameter',
      'product-list--end',
      'product-list--card-original-price',
      'product-list--card-image-fallback',
      'product-list--card-opens-detail',
    ],
  },
  beforeEach: ({ msw }) => {
    requestSeen.mockClear();
    msw.use(
      replyToSearch((searchQuery) => {
        requestSeen(searchQuery);
        return [dress];
      }),
    );
  },
  play: async ({ canvas }) => {
    const [card] = await cards(canvas, 'Women');
    await assertState('product-list--card-original-price', () =>
      expect(card?.querySelector('s')).toHaveTextContent('₹1,999'),
    );
    await assertState('product-list--card-image-fallback', () =>
      expect(card?.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/placeholder\.svg$/)),
    );
    await assertState('product-list--card-opens-detail', () =>
      expect(card).toHaveAttribute('href', '/product/7'),
    );
    await assertState('product-list--tag-parameter', () =>
      expect(requestSeen).toHaveBeenCalledWith('tag:women'),
    );
    card?.scrollIntoView();
    // After these frames, the end of the list has come into view.
    await waitForFrames(5);
    await assertState('product-list--end', async () => {
      await expect(canvas.queryByText('Loading more...')).not.toBeInTheDocument();
      await expect(requestSeen).toHaveBeenCalledTimes(1);
    });
  },
};

async function openFilters(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Filter/ }));
  const dialog = await canvas.findByRole('dialog', { name: 'Filters' });
  // Waits for the fade-in: until its first frame, the dialog is transparent.
  await waitFor(() => expect(dialog).toBeVisible());
  // The groups below the fold follow.
  await within(dialog).findByRole('group', { name: 'Style' });
  return within(dialog);
}

export const FilterDialog: Story = {
  globals: onPhone,
  decorators: at('/products'),
  parameters: {
    states: [
      'filter-dialog--gender',
      'filter-dialog--brand',
      'filter-dialog--category',
      'filter-dialog--style',
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    const group = async (name: string) =>
      within(await dialog.findByRole('group', { name })).getAllByRole('checkbox');
    await expect(await group('Gender')).toHaveLength(2);
    await expect((await group('Brand')).length).toBeGreaterThan(0);
    await expect(await group('Category')).toHaveLength(22);
    await expect(await group('Style')).toHaveLength(23);
    await expect(dialog.getByRole('checkbox', { name: 'Western Avenue' })).toBeInTheDocument();
  },
};

type Queries = ReturnType<typeof within>;

const box = (filters: Queries, name: string) => filters.getByRole('checkbox', { name });
const described = (filters: Queries, name: string, text: string) =>
  waitFor(() => expect(box(filters, name)).toHaveAccessibleDescription(text));
/**
 * Returns the number that describes 'Apply Filters': the last status, because the brands are one too while they load, that is not the region of toasts,
 * which lies in an open dialog.
 */
const selectionCount = (filters: Queries) =>
  filters.getAllByRole('status').findLast((status: HTMLElement) => !status.closest('[popover]'));

/** Shows the options of a group that would leave no products, below which the button is. */
async function unfold(filters: Queries, legend: string) {
  const group = filters.getByRole('group', { name: legend }).parentElement;
  await userEvent.click(
    await within(group ?? document.body).findByRole('button', { name: /^Show \d+ more$/ }),
  );
}

/** Waits until the line below the title says how many products the list has. */
const total = (canvas: Canvas, text: string) =>
  waitFor(() => expect(within(canvas.getByRole('main')).getAllByRole('status')[0]).toHaveTextContent(text));

/** Returns the number of products of the sandbox that have all of these tags. */
const tagged = (...tags: readonly string[]) =>
  storyShop().sandbox.catalogue.products.filter((product) => tags.every((tag) => product.tags.includes(tag)))
    .length;

async function showsCounts(filters: Queries) {
  await described(filters, 'Jeans', `${tagged('Jeans')} products`);
  // A category is an alternative to the chosen one; a style narrows it.
  await described(filters, 'Dresses', `${tagged('Dresses')} products`);
  await described(filters, 'Casual Wear', `${tagged('Jeans', 'Casual Wear')} products`);
  await unfold(filters, 'Style');
  await described(filters, 'Maxi Dresses', 'No products with the other filters');
  const maxi = box(filters, 'Maxi Dresses');
  await expect(maxi).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(maxi);
  await expect(maxi).not.toBeChecked();
  await expect(selectionCount(filters)).toHaveTextContent(`${tagged('Jeans')} products`);

  await userEvent.click(box(filters, "Women's Wear"));
  await waitFor(() =>
    expect(selectionCount(filters)).toHaveTextContent(`${tagged('Jeans', "Women's Wear")} products`),
  );
}

/** The counts are those of the sandbox's storefront. */
export const FilterCounts: Story = {
  parameters: { states: ['filters--counts'] },
  globals: onPhone,
  decorators: at('/products?tag=Jeans'),
  play: async ({ canvas }) => {
    await total(canvas, `${tagged('Jeans')} products`);
    const dialog = await openFilters(canvas);
    await assertState('filters--counts', () => showsCounts(dialog));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await total(canvas, `${tagged('Jeans', "Women's Wear")} products`);
  },
};

export const FilterCountsOfACollection: Story = {
  parameters: { states: ['filters--counts-of-a-collection'] },
  globals: onPhone,
  decorators: at('/products?collection=sale'),
  beforeEach: ({ msw }) => {
    countSeen.mockClear();
    msw.use(countingBy(() => undefined));
  },
  play: async ({ canvas }) => {
    const { collections, products } = storyShop().sandbox.catalogue;
    const handles = collections.find(({ handle }) => handle === 'sale')?.products ?? [];
    const onSale = products.filter(({ id }) => handles.some((product) => product.id === id));
    const countOnSale = (tag: string) => onSale.filter(({ tags }) => tags.includes(tag)).length;
    await total(canvas, `${onSale.length} products`);
    const requests = countSeen.mock.calls.length;
    const dialog = await openFilters(canvas);
    await assertState('filters--counts-of-a-collection', () =>
      described(dialog, 'Dresses', `${countOnSale('Dresses')} products`),
    );
    await userEvent.click(box(dialog, 'Dresses'));
    await waitFor(() =>
      expect(selectionCount(dialog)).toHaveTextContent(`${countOnSale('Dresses')} products`),
    );
    await expect(countSeen).toHaveBeenCalledTimes(requests);
  },
};

/** A chosen filter can be removed, although the list has no products. */
export const FilterChosenWithoutProducts: Story = {
  parameters: { states: ['filters--without-products'] },
  globals: onPhone,
  decorators: at('/products?tag=Jeans&tag=Maxi+Dresses'),
  play: async ({ canvas }) => {
    await total(canvas, 'No products');
    const dialog = await openFilters(canvas);
    const maxi = box(dialog, 'Maxi Dresses');
    await described(dialog, 'Maxi Dresses', 'No products');
    await expect(maxi).not.toHaveAttribute('aria-disabled');
    maxi.focus();
    await userEvent.keyboard('[Space]');
    await expect(maxi).not.toBeChecked();
    await waitFor(() => expect(selectionCount(dialog)).toHaveTextContent(`${tagged('Jeans')} products`));
    // It is disabled now, and keeps the focus.
    await described(dialog, 'Maxi Dresses', 'No products with the other filters');
    await expect(maxi).toHaveFocus();
  },
};

/** Without counts the filters work as before. */
export const FilterCountsFailed: Story = {
  parameters: { states: ['filters--counts-failed', 'product-list--title-first-tag'] },
  globals: onPhone,
  decorators: at('/products'),
  beforeEach: ({ msw }) => {
    countSeen.mockClear();
    msw.use(countingBy(() => new HttpResponse(null, { status: 503 })));
  },
  play: async ({ canvas }) => {
    await cards(canvas, 'Products');
    const dialog = await openFilters(canvas);
    await waitFor(() => expect(countSeen).toHaveBeenCalled());
    const jeans = box(dialog, 'Jeans');
    await expect(jeans).not.toHaveAttribute('aria-disabled');
    await assertState('filters--counts-failed', async () => {
      await expect(jeans).not.toHaveAccessibleDescription();
      await expect(selectionCount(dialog)).toBeEmptyDOMElement();
    });
    await userEvent.click(jeans);
    await expect(jeans).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filters' }));
    await titled(canvas, 'Jeans');
    await cards(canvas, 'Jeans');
    await expect(canvas.queryByText(/\d products?$/)).not.toBeInTheDocument();
  },
};

/** Counts of the previous choice are not shown for a choice whose counts are pending. */
export const FilterCountsSlow: Story = {
  parameters: { states: ['filters--counts-pending'] },
  globals: onPhone,
  decorators: at('/products'),
  beforeEach: ({ msw }) => {
    countSeen.mockClear();
    msw.use(
      countingBy(({ variables }) =>
        variables.searchQuery === '' ? undefined : delay('infinite').then(() => HttpResponse.json()),
      ),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    await described(dialog, 'Casual Wear', `${tagged('Casual Wear')} products`);
    const place = () => box(dialog, 'Tank Tops').getBoundingClientRect();
    const before = place();
    await userEvent.click(box(dialog, 'Jeans'));
    // The counts follow the checkbox in a render of their own.
    await assertState('filters--counts-pending', () =>
      waitFor(() => expect(box(dialog, 'Casual Wear')).not.toHaveAccessibleDescription()),
    );
    await expect(selectionCount(dialog)).toBeEmptyDOMElement();
    // The alternatives to the chosen category are counted without it.
    await expect(box(dialog, 'Dresses')).toHaveAccessibleDescription(`${tagged('Dresses')} products`);
    await expect(place()).toEqual(before);
  },
};

/** At 400 % zoom the filters have the whole height: title and buttons scroll along. No word is broken. */
export const FilterDialogZoomed: Story = {
  decorators: at('/products'),
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    const apply = await dialog.findByRole('button', { name: 'Apply Filters' });
    await dialog.findByRole('checkbox', { name: 'Western Avenue' });
    await expect(apply.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
    // Larger letters need more lines.
    if (hasLargeText()) return;
    // As many lines as 'Wear' has.
    const { height } = dialog.getByText("Women's Wear").getBoundingClientRect();
    await expect(height).toBeLessThan(
      2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    );
  },
};

export const FiltersBesideTheList: Story = {
  decorators: at('/products?tag=Dresses'),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await cards(canvas, 'Dresses');
    // Hidden when text is doubled.
    if (!window.matchMedia(media.desktop).matches) return;
    const filters = within(canvas.getByRole('region', { name: 'Filters' }));
    await expect(await filters.findByRole('checkbox', { name: 'Dresses' })).toBeChecked();
    const checked = () => canvas.queryAllByRole('checkbox', { checked: true });
    await userEvent.click(filters.getByRole('checkbox', { name: 'Jeans' }));
    await waitFor(() =>
      expect(selectionCount(filters)).toHaveTextContent(
        `${tagged('Dresses') + tagged('Jeans') - tagged('Dresses', 'Jeans')} products`,
      ),
    );
    await expect(canvas.queryByRole('button', { name: 'Jeans, remove' })).not.toBeInTheDocument();
    await userEvent.click(filters.getByRole('button', { name: 'Cancel' }));
    await expect(checked()).toHaveLength(1);
    await userEvent.click(filters.getByRole('checkbox', { name: 'Jeans' }));
    await userEvent.click(filters.getByRole('button', { name: 'Apply Filters' }));
    await expect(await canvas.findByRole('button', { name: 'Jeans, remove' })).toBeVisible();
    await expect(filters.getByRole('button', { name: 'Apply Filters' })).toHaveFocus();
    await expect(checked()).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Jeans, remove' }));
    await waitFor(() => expect(checked()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }));
    await expect(checked()).toHaveLength(0);
    await titled(canvas, 'Dresses');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Filters' }));
    await titled(canvas, 'Products');
  },
};

export const FilterBrandLoading: Story = {
  globals: onPhone,
  decorators: at('/products'),
  parameters: { states: ['filter-dialog--brand-loading'] },
  beforeEach: ({ msw }) => msw.use(http.post(BRANDS, () => delay('infinite'))),
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    const waiting = dialog.getByRole('status', { name: 'Loading brands' });
    await assertState('filter-dialog--brand-loading', () =>
      expect(waiting).toHaveAttribute('aria-busy', 'true'),
    );
    await dialog.findByRole('group', { name: 'Price' });
    waiting.scrollIntoView({ block: 'center' });
  },
};

export const FilterBrandError: Story = {
  globals: onPhone,
  decorators: at('/products'),
  parameters: { states: ['filter-dialog--brand-error'] },
  beforeEach: ({ msw }) => msw.use(http.post(BRANDS, () => new HttpResponse(null, { status: 503 }))),
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    // Waits for the dialog's fade-in.
    await waitFor(() => expect(dialog.getByText('Unable to load brands')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    await dialog.findByRole('group', { name: 'Price' });
    dialog.getByText('Unable to load brands').scrollIntoView({ block: 'center' });
  },
};

export const FilterBrandEmpty: Story = {
  globals: onPhone,
  decorators: [withShop({ path: '/products', brands: [] })],
  parameters: { states: ['filter-dialog--brand-empty'] },
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    // Waits for the dialog's fade-in.
    await waitFor(() => expect(dialog.getByText('No brands available')).toBeVisible());
    await dialog.findByRole('group', { name: 'Price' });
    dialog.getByText('No brands available').scrollIntoView({ block: 'center' });
  },
};

/** Opens with a copy of the filters of the list, which Clear All empties. */
export const FilterSeeded: Story = {
  globals: onPhone,
  decorators: at('/products?tag=Dresses'),
  parameters: { states: ['filter-dialog--seeded', 'filter-dialog--clear-all'] },
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    await assertState('filter-dialog--seeded', async () => {
      await expect(dialog.getByRole('checkbox', { name: 'Dresses' })).toBeChecked();
      await expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Clear All' }));
    await expect(dialog.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Dresses', hidden: true }),
    ).toBeInTheDocument();
  },
};

export const FilterApply: Story = {
  globals: onPhone,
  decorators: at('/products'),
  parameters: { states: ['filter-dialog--apply', 'product-list--title-men'] },
  play: async ({ canvas }) => {
    await cards(canvas, 'Products');
    const dialog = await openFilters(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: "Men's Wear" }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filters' }));
    await titled(canvas, 'Men');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await cards(canvas, 'Men');
  },
};

export const FilterCancel: Story = {
  globals: onPhone,
  decorators: at('/products'),
  parameters: {
    states: ['filter-dialog--toggled', 'filter-dialog--cancel', 'product-list--filter-badge-none'],
  },
  play: async ({ canvas }) => {
    await cards(canvas, 'Products');
    const dialog = await openFilters(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Jeans' }));
    await assertState('filter-dialog--toggled', async () => {
      await expect(dialog.getByRole('checkbox', { name: 'Jeans' })).toBeChecked();
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Products', hidden: true }),
      ).toBeInTheDocument();
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await titled(canvas, 'Products');
    await assertState('product-list--filter-badge-none', () =>
      expect(canvas.getByRole('button', { name: 'Filter' })).not.toHaveTextContent(/\d/),
    );
  },
};
