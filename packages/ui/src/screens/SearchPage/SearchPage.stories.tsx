import { replyToSuggestions } from '@naap/fixtures/storefront-replies';
import { RECENT_SEARCHES } from '@naap/state';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { within } from '@naap/ui/fixtures/queries';
import { hasLargeText } from '@naap/ui/fixtures/reader-styles';
import { storyProducts, storyStorage, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, userEvent } from 'storybook/test';
import type { StateId } from '../../all-states.ts';
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
    await expect(links(canvas, 'Shop by Price')).toEqual([
      'Under ₹500',
      '₹500 - ₹1000',
      '₹1000 - ₹2000',
      '₹2000 - ₹5000',
      'Above ₹5000',
    ]);
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

/** The field is not as wide as the page: its suggestions are a few words. */
export const SuggestionsOnADesktop: Story = {
  decorators: at('/search-page'),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), 's');
    await canvas.findByText('26 suggestions');
    const list = canvas.getByRole('listbox', { name: 'Suggestions' });
    if (!hasLargeText()) await expect(list.getBoundingClientRect().width).toBeLessThan(720);
  },
};

export const CategorySuggestions: Story = {
  decorators: at('/search-page'),
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

/** After a failure, nobody knows whether something matches. */
export const NoMatchUnknown: Story = {
  decorators: at('/search-page'),
  beforeEach: ({ msw }) => {
    msw.use(replyToSuggestions(() => null));
  },
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), 'jaens');
    await canvas.findByText('No suggestions');
    await expect(canvas.queryByText(/^No match/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Did you mean/ })).toBeNull();
  },
};

/** Long names and Hindi on the narrowest phone. */
export const LongSuggestions: Story = {
  decorators: [
    withShop({
      path: '/search-page',
      stored: searched('सूती कुर्ता', 'सूती साड़ी with a hand-woven border and a matching blouse'),
    }),
  ],
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => {
    msw.use(
      replyToSuggestions(() => [
        {
          ...midi,
          title: 'हाथ से छपी सूती कमीज़, बंद गले और लंबी आस्तीन के साथ, गर्मियों की शामों के लिए',
          vendor: 'रंगरेज़',
        },
        {
          ...midi,
          id: 8,
          title:
            'Hand-block-printed shirt of organic cotton with a mandarin collar and mother-of-pearl buttons',
          vendor: 'The Weavers’ Cooperative of Pochampally and Surroundings',
          rupees: 1_23_456,
          originalRupees: 2_34_567,
        },
      ]),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), 'सूती');
    await expect(await optionsIn(canvas, 'Products')).toHaveLength(2);
    await expect(await optionsIn(canvas, 'Recent Searches')).toHaveLength(2);
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

export const RecentSearchesRemoved: Story = {
  ...RecentSearches,
  parameters: { states: ['search--recent-removed'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove saree' }));
    await expect(links(canvas, 'Recent Searches')).toEqual(['Linen shirt', 'jeans']);
    await expect(canvas.getByRole('button', { name: 'Remove jeans' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove jeans' }));
    await expect(canvas.getByRole('button', { name: 'Remove Linen shirt' })).toHaveFocus();
    await assertState('search--recent-removed', () =>
      expect(storyStorage().local.getItem(RECENT_SEARCHES.key)).toBe('["Linen shirt"]'),
    );
  },
};

export const RecentSearchesCleared: Story = {
  parameters: { states: ['search--recent-cleared'] },
  decorators: [withShop({ path: '/search-page', stored: searched('Linen shirt', 'saree') })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all' }));
    await expect(canvas.queryByRole('list', { name: 'Recent Searches' })).toBeNull();
    await assertState('search--recent-cleared', () =>
      expect(storyStorage().local.getItem(RECENT_SEARCHES.key)).toBeNull(),
    );
    await expect(document.body).not.toHaveFocus();
  },
};

/** The suggestions show two; the third takes the place of a removed one. */
export const SuggestedRecentSearchRemoved: Story = {
  parameters: { states: ['search--suggested-recent-removed'] },
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
  },
};

export const SuggestedRecentSearchesCleared: Story = {
  parameters: { states: ['search--suggested-recent-cleared'] },
  decorators: [withShop({ path: '/search-page', stored: searched('linen shirt', 'saree') })],
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), 'lin');
    await canvas.findByRole('group', { name: 'Recent Searches' });
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

const submitting = (text: string, path: string): Story => ({
  decorators: at('/search-page'),
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), `${text}{Enter}`);
    await expect(await wentTo(canvas, path)).toBeVisible();
  },
});

export const Submit = submitting('red dress', '/products?search=red%20dress');
export const SubmitTrimmed = submitting('  red dress ', '/products?search=red%20dress');

export const SubmitBlank: Story = {
  decorators: at('/search-page'),
  parameters: { states: ['search-page--submit-blank'] },
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), '   {Enter}');
    await expect(await box(canvas)).toBeVisible();
  },
};

export const SuggestionChosen: Story = {
  decorators: at('/search-page'),
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), 'dres');
    await userEvent.click(await canvas.findByRole('option', { name: 'Dresses' }));
    await expect(await wentTo(canvas, '/products?search=Dresses')).toBeVisible();
    await expect(storyStorage().local.getItem(RECENT_SEARCHES.key)).toBe('["Dresses"]');
  },
};

const choosing = (list: string, name: string, path: string, states: readonly StateId[]): Story => ({
  decorators: at('/search-page'),
  parameters: { states },
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole('list', { name: list }));
    await userEvent.click(links.getByRole('link', { name }));
    await expect(await wentTo(canvas, path)).toBeVisible();
  },
});

export const CategoryChosen = choosing('Trending Now', 'Jeans', '/products?tag=Jeans', [
  'search-page--category-chosen',
]);
export const PopularCategoryChosen = choosing('Popular Categories', 'Bras', '/products?tag=Bras', []);
export const BrandChosen = choosing('Shop by Brand', 'H&M', '/products?search=H%26M', []);

const price = (label: string, state: StateId) =>
  choosing('Shop by Price', label, `/products?search=${encodeURIComponent(label)}`, [state]);

export const PriceUnder500 = price('Under ₹500', 'search-page--price-under-500');
export const Price500To1000 = price('₹500 - ₹1000', 'search-page--price-500-1000');
export const Price1000To2000 = price('₹1000 - ₹2000', 'search-page--price-1000-2000');
export const Price2000To5000 = price('₹2000 - ₹5000', 'search-page--price-2000-5000');
export const PriceAbove5000 = price('Above ₹5000', 'search-page--price-above-5000');

export const FiltersCleared: Story = {
  decorators: at('/search-page', '/products?tag=Jeans&tag=Shirts&sort=newest'),
  parameters: { states: ['search-page--filters-cleared'] },
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), 'linen{Enter}');
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

export const InHindi: Story = {
  globals: { language: 'hi' },
  decorators: at('/search-page'),
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'प्रोडक्ट खोजें' });
    await expect(links(canvas, 'अभी ट्रेंड में').slice(0, 2)).toEqual(['शर्ट', 'टी-शर्ट']);
    await expect(canvas.getByRole('link', { name: '₹500 से कम' })).toHaveAttribute(
      'href',
      `/products?search=${encodeURIComponent('Under ₹500')}`,
    );
  },
};

/** Categories are found by their label, and searched for by their tag. */
export const SuggestionChosenInHindi: Story = {
  ...InHindi,
  parameters: { states: ['languages--search'] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'प्रोडक्ट खोजें' }), 'ड्रे');
    const categories = within(await canvas.findByRole('group', { name: 'कैटेगरी' }));
    await userEvent.click(categories.getByRole('option', { name: 'ड्रेस' }));
    await wentTo(canvas, '/products?search=Dresses');
  },
};
