import { STOREFRONT_URL } from '@naap/fixtures/storefront-replies';
import { NAAP_KEY } from '@naap/state/naap';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { within } from '@naap/ui/fixtures/queries';
import { storyShop, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ProductListScreen } from './ProductList.tsx';

/** The filters that the storefront offers: sizes, colours, prices, availability and other options. */
const meta = {
  title: 'Product list/Store filters',
  component: ProductListScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductListScreen>;

export default meta;
type Story = StoryObj;
type Queries = ReturnType<typeof within>;

const onPhone = { viewport: { value: 'phone' } };
const at = (path: string) => [withShop({ path })];

async function openFilters(canvas: Queries) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Filter/ }));
  const dialog = await canvas.findByRole('dialog', { name: 'Filters' });
  // Waits for the fade-in: until its first frame, the dialog is transparent.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

const box = (filters: Queries, name: string) => filters.getByRole('checkbox', { name });
const inGroup = async (filters: Queries, name: string) => within(await filters.findByRole('group', { name }));
const described = (filters: Queries, name: string, text: string) =>
  waitFor(() => expect(box(filters, name)).toHaveAccessibleDescription(text));
/** Returns the last status that is not the region of toasts, which lies in an open dialog. */
const selectionCount = (filters: Queries) =>
  filters.getAllByRole('status').findLast((status: HTMLElement) => !status.closest('[popover]'));
const chips = (canvas: Queries, name = 'Applied filters') =>
  within(canvas.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Waits until the line below the title says how many products the list has. */
const total = (canvas: Queries, text: string) =>
  waitFor(() => expect(within(canvas.getByRole('main')).getAllByRole('status')[0]).toHaveTextContent(text));

interface Wanted {
  readonly sizes: readonly string[];
  readonly colours?: readonly string[];
  /** In rupees. */
  readonly max?: number;
}

/** Returns the number of jeans in the sandbox of which a variant matches. */
function jeans({ sizes, colours, max = Number.POSITIVE_INFINITY }: Wanted): number {
  return storyShop().sandbox.catalogue.products.filter(
    ({ tags, variants }) =>
      tags.includes('Jeans') &&
      variants.some(({ selectedOptions, price }) => {
        const values = selectedOptions.map(({ value }) => value);
        return (
          price <= max * 100 &&
          sizes.some((size) => values.includes(size)) &&
          (!colours || colours.some((colour) => values.includes(colour)))
        );
      }),
  ).length;
}

const BLACK = 'Kajal (black)';

/** Chooses a size, a colour and a price, and expects the counts to be those of the sandbox's variants. */
async function choosesVariants(filters: Queries) {
  const sizes = await inGroup(filters, 'Size');
  await described(sizes, '32', `${jeans({ sizes: ['32'] })} products`);
  await userEvent.click(box(sizes, '32'));
  const colours = await inGroup(filters, 'Color');
  await described(colours, BLACK, `${jeans({ sizes: ['32'], colours: [BLACK] })} products`);
  // Another size is an alternative to the chosen one.
  await described(sizes, '28', `${jeans({ sizes: ['28'] })} products`);
  await userEvent.click(box(colours, BLACK));
  const price = await inGroup(filters, 'Price');
  await userEvent.type(price.getByRole('textbox', { name: 'Maximum price (₹)' }), '2500');
  await userEvent.tab();
  const wanted = { sizes: ['32'], colours: [BLACK], max: 2500 };
  await waitFor(() => expect(selectionCount(filters)).toHaveTextContent(`${jeans(wanted)} product`));
  return jeans(wanted);
}

const APPLIED = ['Jeans', 'Size: 32', `Color: ${BLACK}`, 'Up to ₹2,500'];

export const Chosen: Story = {
  parameters: { states: ['filters--store-groups', 'filters--price-range'] },
  globals: onPhone,
  decorators: at('/products?tag=Jeans'),
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    await inGroup(dialog, 'Size');
    // Without measurements, no size is the shopper's.
    await expect(dialog.queryByRole('checkbox', { name: /^Has my size/ })).toBeNull();
    await assertState('filters--store-groups', () =>
      waitFor(() =>
        expect(
          dialog.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent),
        ).toEqual(['Size', 'Color', 'Price', 'Gender', 'Brand', 'Category', 'Style', 'Availability']),
      ),
    );
    const count = await choosesVariants(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await total(canvas, `${count} product`);
    await expect(chips(canvas)).toEqual(APPLIED);
    await expect(canvas.getByRole('button', { name: 'Filter, 4 applied' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Up to ₹2,500, remove' }));
    await userEvent.click(canvas.getByRole('button', { name: `Color: ${BLACK}, remove` }));
    await total(canvas, `${jeans({ sizes: ['32'] })} products`);
    await expect(chips(canvas)).toEqual(['Jeans', 'Size: 32']);
  },
};

/** A list of a collection has the filters and counts of the collection. */
export const OfACollection: Story = {
  globals: onPhone,
  decorators: at('/products?collection=sale&option.Size=M&available=1&price=-1000'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(chips(canvas)).toEqual(['Size: M', 'Up to ₹1,000', 'In stock']));
    const dialog = await openFilters(canvas);
    const sizes = await inGroup(dialog, 'Size');
    await expect(box(sizes, 'M')).toBeChecked();
    await expect(box(await inGroup(dialog, 'Availability'), 'In stock')).toBeChecked();
    await expect(await dialog.findByRole('slider', { name: 'Maximum price (₹)' })).toHaveValue('1000');
    await waitFor(() => expect(box(sizes, 'M')).toHaveAccessibleDescription(/^\d+ products?$/));
    const [, count] =
      /^(\d+) /.exec(
        document.getElementById(box(sizes, 'M').getAttribute('aria-describedby') ?? '')?.textContent ?? '',
      ) ?? [];
    await total(canvas, `${count} product`);
  },
};

interface StorefrontRequest {
  query: string;
}

/** Answers the requests that count products. */
const countingBy = (answer: () => Response | Promise<Response | undefined>) =>
  http.post<never, StorefrontRequest>(STOREFRONT_URL, async ({ request }) => {
    const { query } = await request.clone().json();
    return query.includes('query CountProducts') ? answer() : undefined;
  });

const PENDING = () => delay('infinite').then(() => HttpResponse.json());
const FAILURE = () => new HttpResponse(null, { status: 503 });

const facet = (label: string, values: readonly unknown[]) => ({ label, values });
const optionFacet = (name: string, counts: Readonly<Record<string, number>>, color?: string) =>
  facet(
    name,
    Object.entries(counts).map(([value, count]) => ({
      count,
      input: JSON.stringify({ variantOption: { name, value } }),
      swatch: color === undefined ? null : { color, image: null },
    })),
  );
const priceFacet = (min: number, max: number) =>
  facet('Price', [{ count: 9, input: JSON.stringify({ price: { min, max } }), swatch: null }]);
const offering = (...productFilters: readonly unknown[]) =>
  countingBy(() => HttpResponse.json({ data: { search: { totalCount: 9, productFilters } } }));

export const Loading: Story = {
  parameters: { states: ['filters--store-loading'] },
  globals: onPhone,
  decorators: at('/products'),
  beforeEach: ({ msw }) => msw.use(countingBy(PENDING)),
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    const places = dialog.getByRole('status', { name: 'Loading more filters' });
    await expect(places).toHaveAttribute('aria-busy', 'true');
    // Visible from the first frame: the fade-in has a negative delay as long as itself.
    await expect(places.firstElementChild?.getAnimations()[0]?.playState ?? 'finished').toBe('finished');
    await expect(dialog.queryByRole('group', { name: 'Size' })).not.toBeInTheDocument();
  },
};

/** A store without filters: the groups of the specification remain. */
export const NoneOffered: Story = {
  parameters: { states: ['filters--store-none'] },
  globals: onPhone,
  decorators: at('/products'),
  beforeEach: ({ msw }) => msw.use(offering()),
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    await waitFor(() => expect(dialog.queryByRole('status', { name: 'Loading more filters' })).toBeNull());
    await inGroup(dialog, 'Brand');
    await assertState('filters--store-none', () => expect(dialog.getAllByRole('group')).toHaveLength(4));
  },
};

/** Without the storefront's filters, the chosen ones can be removed. */
export const Failed: Story = {
  parameters: { states: ['filters--store-failed'] },
  globals: onPhone,
  decorators: at('/products?option.Size=M&price=500-1500&available=1'),
  beforeEach: ({ msw }) => msw.use(countingBy(FAILURE)),
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    const size = box(await inGroup(dialog, 'Size'), 'M');
    await assertState('filters--store-failed', () => expect(size).toBeChecked());
    await expect(size).not.toHaveAccessibleDescription();
    await expect(dialog.getByRole('textbox', { name: 'Minimum price (₹)' })).toHaveValue('500');
    await expect(dialog.queryByRole('slider')).not.toBeInTheDocument();
    await expect(box(dialog, 'In stock')).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear All' }));
    await waitFor(() => expect(dialog.queryByRole('group', { name: 'Size' })).not.toBeInTheDocument());
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Applied filters' })).toBeNull());
  },
};

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

/** Sizes from small to large, then colours, then other options. A malformed group is left out. */
export const ManyValues: Story = {
  parameters: { shop: { report: () => {} } },
  globals: onPhone,
  decorators: at('/products'),
  beforeEach: ({ msw }) =>
    msw.use(
      offering(
        optionFacet('Weite', { Normal: 4, Weit: 5 }),
        { label: null, values: [] },
        optionFacet(
          'Farbe',
          Object.fromEntries(numbers(40).map((index) => [`Blau ${index}`, index])),
          '#274580',
        ),
        optionFacet('Größe', {
          L: 4,
          M: 0,
          '2XL': 1,
          S: 3,
          XS: 2,
          XL: 1,
          ...Object.fromEntries(numbers(60).map((index) => [`EU ${index + 20}`, 1000 + index])),
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    const sizes = await inGroup(dialog, 'Größe');
    await expect(
      sizes
        .getAllByRole('checkbox')
        .slice(0, 8)
        .map((checkbox) => checkbox.parentElement?.querySelector('span')?.textContent),
    ).toEqual(['XS', 'S', 'M', 'L', 'XL', '2XL', 'EU 20', 'EU 21']);
    // A size without products stays on the tape and is disabled.
    await described(sizes, 'M', 'No products with the other filters');
    await expect(box(sizes, 'M')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(box(sizes, 'M'));
    await expect(box(sizes, 'M')).not.toBeChecked();
    const colours = await inGroup(dialog, 'Farbe');
    await expect(colours.getAllByRole('checkbox')).toHaveLength(8);
    await userEvent.click(dialog.getByRole('button', { name: 'Show 32 more' }));
    await expect(colours.getAllByRole('checkbox')).toHaveLength(40);
    await userEvent.click(box(colours, 'Blau 30'));
    // A chosen colour is never folded.
    await userEvent.click(dialog.getByRole('button', { name: 'Show fewer' }));
    await expect(colours.getAllByRole('checkbox')).toHaveLength(9);
    await expect(box(colours, 'Blau 30')).toBeChecked();
    await inGroup(dialog, 'Weite');
    const filters = dialog.getAllByRole('group').filter((group) => !group.parentElement?.closest('fieldset'));
    const legends = filters.map((group) => group.querySelector('legend')?.textContent);
    await expect(legends.slice(0, 2)).toEqual(['Größe', 'Farbe']);
    await expect(legends.at(-1)).toBe('Weite');
    dialog.getByRole('group', { name: 'Größe' }).scrollIntoView();
  },
};

/** The option that has the focus stays when the counts arrive, although it would leave no products. */
export const FocusedOptionStays: Story = {
  globals: onPhone,
  decorators: at('/products?tag=Jeans'),
  play: async ({ canvas, msw }) => {
    const counts = Promise.withResolvers<undefined>();
    msw.use(countingBy(() => counts.promise));
    const dialog = await openFilters(canvas);
    const option = await dialog.findByRole('checkbox', { name: 'Maxi Dresses' });
    option.focus();
    counts.resolve(undefined);
    await described(dialog, 'Maxi Dresses', 'No products with the other filters');
    await expect(option).toHaveFocus();
    await expect(dialog.queryByRole('checkbox', { name: 'Bodycon Dresses' })).not.toBeInTheDocument();
  },
};

/** The slider has the limits of the store's prices, and a price chip narrows them. */
export const PriceLimits: Story = {
  globals: onPhone,
  decorators: at('/products?search=Under+₹500'),
  beforeEach: ({ msw }) => msw.use(offering(priceFacet(199.5, 12_349.4))),
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    const price = await inGroup(dialog, 'Price');
    const slider = price.getByRole('slider', { name: 'Maximum price (₹)' });
    await expect(slider).toHaveAttribute('max', '500');
    await expect(slider).toHaveAttribute('aria-valuetext', '₹500');
    await userEvent.type(price.getByRole('textbox', { name: 'Minimum price (₹)' }), '400');
    await userEvent.type(price.getByRole('textbox', { name: 'Maximum price (₹)' }), '300');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filters' }));
    // Limits in the wrong order are swapped.
    await waitFor(() => expect(chips(canvas)).toEqual(['₹300 to ₹400']));
  },
};

/** In Hindi, tags, options and their values have labels. The storefront is asked for its own words. */
export const InHindi: Story = {
  parameters: { states: ['languages--filters'] },
  globals: { ...onPhone, language: 'hi' },
  decorators: at("/products?tag=Women's+Wear&tag=Dresses"),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'महिलाएं' });
    await expect(chips(canvas, 'लागू फ़िल्टर')).toEqual(['महिलाओं के कपड़े', 'ड्रेस']);
    await userEvent.click(await canvas.findByRole('button', { name: 'फ़िल्टर, 2 लागू' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'फ़िल्टर' }));
    await expect((await inGroup(dialog, 'कैटेगरी')).getByRole('checkbox', { name: 'ड्रेस' })).toBeChecked();
    const sizes = await inGroup(dialog, 'साइज़');
    await userEvent.click(await sizes.findByRole('checkbox', { name: 'M' }));
    const colours = await inGroup(dialog, 'रंग');
    // The colours are the first group that folds options.
    const [unfold] = await dialog.findAllByRole('button', { name: / और दिखाएं$/ });
    if (unfold) await userEvent.click(unfold);
    await userEvent.click(await colours.findByRole('checkbox', { name: 'रानी (चटक गुलाबी)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'फ़िल्टर लगाएं' }));
    await waitFor(() =>
      expect(chips(canvas, 'लागू फ़िल्टर')).toEqual(['महिलाओं के कपड़े', 'ड्रेस', 'साइज़: M', 'रंग: रानी (चटक गुलाबी)']),
    );
    // Only words that the storefront knows find products.
    await expect((await canvas.findAllByRole('link', { name: /₹/ })).length).toBeGreaterThan(0);
    await canvas.findByRole('button', { name: 'फ़िल्टर, 4 लागू' });
  },
};

const measured = {
  [NAAP_KEY]: JSON.stringify({
    measurements: { chest: 940, waist: 780, hip: 1020 },
    preference: 'regular',
    unit: 'cm',
    known_sizes: [],
  }),
};
/** Returns the number of dresses in the sandbox that have a size. */
const dresses = (size: string) =>
  storyShop().sandbox.catalogue.products.filter(
    ({ tags, variants }) =>
      tags.includes('Dresses') &&
      variants.some(({ selectedOptions }) => selectedOptions.some(({ value }) => value === size)),
  ).length;

/** Chooses the size that fits the shopper by the charts for every brand. */
export const HasMySize: Story = {
  decorators: at(`/products?tag=Dresses&tag=${encodeURIComponent("Women's Wear")}`),
  globals: onPhone,
  parameters: { shop: { stored: measured } },
  play: async ({ canvas }) => {
    const filters = await openFilters(canvas);
    const mine = await filters.findByRole('checkbox', { name: 'Has my size: M' });
    await expect(mine).not.toBeChecked();
    await described(filters, 'Has my size: M', `${dresses('M')} products`);
    await userEvent.click(mine);
    await expect(box(await inGroup(filters, 'Size'), 'M')).toBeChecked();
    await waitFor(() => expect(selectionCount(filters)).toHaveTextContent(`${dresses('M')} products`));
    await userEvent.click(filters.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(chips(canvas)).toContain('Size: M'));
  },
};
