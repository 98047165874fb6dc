import { replyToSuggestions } from '@naap/fixtures/storefront-replies';
import { RECENT_SEARCHES } from '@naap/state';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { within } from '@naap/ui/fixtures/queries';
import { hasLargeText } from '@naap/ui/fixtures/reader-styles';
import { storyProducts, storyStorage, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { SearchPageScreen } from './SearchPage.tsx';

const at = (path: string, previousPath?: string) => [
  withShop({ path, ...(previousPath !== undefined && { previousPath }) }),
];

/** Local storage after these searches, newest first. */
const searched = (...texts: readonly string[]) => ({ [RECENT_SEARCHES.key]: JSON.stringify(texts) });

const midi = { id: 7, title: 'Tie-waist polka midi', vendor: 'Neelaya', variants: 2 };

const meta = {
  title: 'Search page',
  component: SearchPageScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SearchPageScreen>;

export default meta;
type Story = StoryObj;
type Canvas = ReturnType<typeof within>;

const box = (canvas: Canvas) => canvas.findByRole('combobox', { name: 'Search for products' });
const wentTo = (canvas: Canvas, path: string) => canvas.findByText(`Went to ${path}`);
const links = (canvas: Canvas, list: string) =>
  within(canvas.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => link.textContent);

export const Initial: Story = {
  decorators: at('/search-page'),
  parameters: {
    states: [
      'search-page--initial',
      'search-page--trending',
      'search-page--popular',
      'search-page--brands',
      'search-page--brand-vero-moda',
      'search-page--prices',
      'search-page--price-under-500',
      'search-page--price-500-1000',
      'search-page--price-1000-2000',
      'search-page--price-2000-5000',
      'search-page--price-above-5000',
      'search-page--category-chosen',
    ],
  },
  play: async ({ canvas }) => {
    await expect(await box(canvas)).toHaveFocus();
    await expect(await box(canvas)).toHaveAttribute('placeholder', 'Search for products...');
    await expect(links(canvas, 'Trending Now')).toHaveLength(12);
    await expect(links(canvas, 'Popular Categories')).toHaveLength(16);
    await expect(links(canvas, 'Shop by Brand')).toEqual([
      'H&M',
      'Zara',
      'Nike',
      'Adidas',
      'Puma',
      "Levi's",
      'Only',
      'Vero Moda',
    ]);
    const prices = ['Under ₹500', '₹500 - ₹1000', '₹1000 - ₹2000', '₹2000 - ₹5000', 'Above ₹5000'];
    await expect(links(canvas, 'Shop by Price')).toEqual(prices);
    for (const [list, name, path] of [
      ['Trending Now', 'Jeans', '/products?tag=Jeans'],
      ['Popular Categories', 'Bras', '/products?tag=Bras'],
      ['Shop by Brand', 'H&M', '/products?search=H%26M'],
      ...prices.map(
        (label) => ['Shop by Price', label, `/products?search=${encodeURIComponent(label)}`] as const,
      ),
    ] as const)
      await expect(
        within(canvas.getByRole('list', { name: list })).getByRole('link', { name }),
      ).toHaveAttribute('href', path);
  },
};

export const Prefilled: Story = {
  decorators: at('/search-page?q=dress'),
  parameters: { states: ['search-page--prefilled'] },
  play: async ({ canvas }) => {
    await assertState('search-page--prefilled', async () => expect(await box(canvas)).toHaveValue('dress'));
  },
};

const optionsIn = async (canvas: Canvas, group: string) =>
  within(await canvas.findByRole('group', { name: group })).getAllByRole('option');

export const Suggestions: Story = {
  decorators: at('/search-page'),
  parameters: { states: ['search-page--suggestions', 'search--suggestions'] },
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), 's');
    await assertState('search-page--suggestions', async () =>
      expect(await optionsIn(canvas, 'Categories')).toHaveLength(22),
    );
    await expect(await canvas.findByText('26 suggestions')).toHaveAttribute('role', 'status');
    await expect(await optionsIn(canvas, 'Products')).toHaveLength(4);
  },
};

/** On a wide page the field is narrower than the page: its suggestions are a few words. */
export const CategorySuggestions: Story = {
  decorators: at('/search-page'),
  globals: { viewport: { value: 'desktop' } },
  parameters: { states: ['search-page--suggestions-scroll'] },
  beforeEach: ({ msw }) => {
    msw.use(replyToSuggestions(() => []));
  },
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), 's');
    await canvas.findByText('22 suggestions');
    const list = canvas.getByRole('listbox', { name: 'Suggestions' });
    await assertState('search-page--suggestions-scroll', async () => {
      await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
      const { maxHeight, overflowY } = getComputedStyle(list);
      const rootFontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      await expect(maxHeight).toBe(`${12 * rootFontSize}px`);
      await expect(overflowY).toBe('auto');
    });
    if (!hasLargeText()) await expect(list.getBoundingClientRect().width).toBeLessThan(720);
  },
};

export const ProductSuggestionChosen: Story = {
  parameters: { states: ['search--product-chosen'] },
  decorators: at('/search-page'),
  play: async ({ canvas }) => {
    const field = await box(canvas);
    const [product] = storyProducts();
    await userEvent.type(field, product?.title ?? '');
    await userEvent.click(await canvas.findByRole('option', { name: new RegExp(product?.title ?? '') }));
    await assertState('search--product-chosen', async () =>
      expect(await wentTo(canvas, `/product/${product?.id}`)).toBeVisible(),
    );
    await expect(storyStorage().local.getItem(RECENT_SEARCHES.key)).toBeNull();
  },
};

/** The suggestions of the previous text stay while those of the new text load. */
export const SuggestionsLoading: Story = {
  parameters: { states: ['search--loading'] },
  decorators: at('/search-page'),
  beforeEach: ({ msw }) => {
    msw.use(
      replyToSuggestions(async (text) => (text === 'dr' ? [midi] : await delay('infinite').then(() => null))),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), 'dr');
    await expect(await optionsIn(canvas, 'Products')).toHaveLength(1);
    await userEvent.type(await box(canvas), 'e');
    const list = canvas.getByRole('listbox', { name: 'Suggestions' });
    await assertState('search--loading', async () => {
      await expect(list).toHaveAttribute('aria-busy', 'true');
      await expect(await optionsIn(canvas, 'Products')).toHaveLength(1);
    });
    await expect(canvas.queryByText(/\d suggestions?$/)).toBeNull();
  },
};

/** The categories and recent searches work as before. */
export const SuggestionsFailed: Story = {
  parameters: { states: ['search--failed'] },
  decorators: [withShop({ path: '/search-page', stored: searched('dresses under 999') })],
  beforeEach: ({ msw }) => {
    msw.use(replyToSuggestions(() => null));
  },
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), 'jaens');
    await canvas.findByText('No suggestions');
    // Nobody knows whether something matches.
    await expect(canvas.queryByText(/^No match/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Did you mean/ })).toBeNull();
    await userEvent.clear(await box(canvas));
    await userEvent.type(await box(canvas), 'dres');
    await expect(await canvas.findByText('2 suggestions')).toHaveAttribute('role', 'status');
    await expect(canvas.queryByRole('group', { name: 'Products' })).toBeNull();
    await expect(canvas.queryByText(/Failed to search/)).toBeNull();
    const dresses = canvas.getByRole('option', { name: 'Dresses' });
    const recent = canvas.getByRole('option', { name: 'dresses under 999' });
    await expect(dresses).toBeVisible();
    await expect(within(recent).getByText('dres').tagName).toBe('MARK');
  },
};

export const NoSuggestions: Story = {
  name: 'No Suggestions: search without results',
  decorators: at('/search-page'),
  parameters: { states: ['search-page--no-suggestions'] },
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), 'umbrella');
    await expect(await canvas.findByText('No suggestions')).toHaveAttribute('role', 'status');
    await assertState('search-page--no-suggestions', () => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByText('No match for “umbrella”')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Did you mean/ })).toBeNull();
  },
};

/** A text without a match leads to the nearest category or brand. */
export const NearestWord: Story = {
  decorators: at('/search-page'),
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), 'jaens');
    const status = await canvas.findByText(/^No suggestions\. /);
    await expect(status).toHaveAttribute('role', 'status');
    await expect(canvas.getByText('No match for “jaens”')).toBeVisible();
    const offer = canvas.getByRole('button', { name: 'Did you mean Jeans?' });
    await expect(status).toHaveTextContent(offer.textContent ?? '');
  },
};

export const NearestWordChosen: Story = {
  decorators: at('/search-page'),
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), 'jaens');
    await userEvent.click(await canvas.findByRole('button', { name: 'Did you mean Jeans?' }));
    await expect(await wentTo(canvas, '/products?search=Jeans')).toBeVisible();
  },
};

export const RecentSearches: Story = {
  parameters: { states: ['search--recent'] },
  decorators: [withShop({ path: '/search-page', stored: searched('Linen shirt', 'saree', 'jeans') })],
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), 'lin');
    await expect(links(canvas, 'Recent Searches')).toEqual(['Linen shirt', 'saree', 'jeans']);
    await expect(await optionsIn(canvas, 'Recent Searches')).toHaveLength(1);
    await userEvent.clear(await box(canvas));
    await expect(canvas.getByRole('button', { name: 'Remove saree' })).toBeVisible();
  },
};

export const RecentSearchesCleared: Story = {
  ...RecentSearches,
  parameters: { states: ['search--recent-removed', 'search--recent-cleared'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove saree' }));
    await expect(links(canvas, 'Recent Searches')).toEqual(['Linen shirt', 'jeans']);
    await expect(canvas.getByRole('button', { name: 'Remove jeans' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove jeans' }));
    await expect(canvas.getByRole('button', { name: 'Remove Linen shirt' })).toHaveFocus();
    await assertState('search--recent-removed', () =>
      expect(storyStorage().local.getItem(RECENT_SEARCHES.key)).toBe('["Linen shirt"]'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all' }));
    await expect(canvas.queryByRole('list', { name: 'Recent Searches' })).toBeNull();
    await assertState('search--recent-cleared', () =>
      expect(storyStorage().local.getItem(RECENT_SEARCHES.key)).toBeNull(),
    );
    await expect(document.body).not.toHaveFocus();
  },
};

/** The suggestions show two; the third takes the place of a removed one. */
export const SuggestedRecentSearchesCleared: Story = {
  parameters: { states: ['search--suggested-recent-removed', 'search--suggested-recent-cleared'] },
  decorators: [
    withShop({ path: '/search-page', stored: searched('linen shirt', 'linen saree', 'linen kurta') }),
  ],
  play: async ({ canvas }) => {
    const field = await box(canvas);
    await userEvent.type(field, 'lin');
    await expect(await optionsIn(canvas, 'Recent Searches')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    const panel = within(field.closest('form') as HTMLFormElement);
    await expect(panel.getByRole('button', { name: 'Remove linen shirt' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await assertState('search--suggested-recent-removed', async () => {
      await expect(panel.getByRole('button', { name: 'Remove linen saree' })).toHaveFocus();
      await expect(storyStorage().local.getItem(RECENT_SEARCHES.key)).toBe('["linen saree","linen kurta"]');
    });
    const names = (await optionsIn(canvas, 'Recent Searches')).map((one) => one.textContent);
    await expect(names).toEqual(['linen saree', 'linen kurta']);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all recent searches' }));
    await assertState('search--suggested-recent-cleared', () =>
      expect(storyStorage().local.getItem(RECENT_SEARCHES.key)).toBeNull(),
    );
    await expect(await box(canvas)).toHaveFocus();
  },
};

export const RecentSearchChosen: Story = {
  parameters: { states: ['search--recent-chosen'] },
  decorators: [withShop({ path: '/search-page', stored: searched('saree', 'linen shirt') })],
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), 'LIN');
    await canvas.findByRole('group', { name: 'Recent Searches' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await assertState('search--recent-chosen', async () =>
      expect(await wentTo(canvas, '/products?search=linen%20shirt')).toBeVisible(),
    );
    await expect(storyStorage().local.getItem(RECENT_SEARCHES.key)).toBe('["linen shirt","saree"]');
  },
};

/** A blank text is ignored; outer spaces are dropped. */
export const FiltersCleared: Story = {
  decorators: at('/search-page', '/products?tag=Jeans&tag=Shirts&sort=newest'),
  parameters: { states: ['search-page--submit-blank', 'search-page--filters-cleared'] },
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), '   {Enter}');
    await expect(await box(canvas)).toBeVisible();
    await userEvent.type(await box(canvas), 'linen {Enter}');
    await assertState('search-page--filters-cleared', async () =>
      expect(await wentTo(canvas, '/products?search=linen')).toBeVisible(),
    );
  },
};

export const Back: Story = {
  decorators: at('/search-page', '/categories'),
  parameters: { states: ['search-page--back'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await assertState('search-page--back', async () =>
      expect(await wentTo(canvas, '/categories')).toBeVisible(),
    );
  },
};

/** Categories are found by their label, and searched for by their tag. */
export const InHindi: Story = {
  globals: { language: 'hi' },
  parameters: { states: ['languages--search'] },
  decorators: at('/search-page'),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'प्रोडक्ट खोजें' });
    await expect(links(canvas, 'अभी ट्रेंड में').slice(0, 2)).toEqual(['शर्ट', 'टी-शर्ट']);
    await expect(canvas.getByRole('link', { name: '₹500 से कम' })).toHaveAttribute(
      'href',
      `/products?search=${encodeURIComponent('Under ₹500')}`,
    );
    await userEvent.type(field, 'ड्रे');
    const categories = within(await canvas.findByRole('group', { name: 'कैटेगरी' }));
    await userEvent.click(categories.getByRole('option', { name: 'ड्रेस' }));
    await wentTo(canvas, '/products?search=Dresses');
  },
};
