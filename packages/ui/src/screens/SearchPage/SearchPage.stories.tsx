import { prove } from '@naap/ui/fixtures/prove';
import { withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { StateId } from '../../states.ts';
import { SearchPageScreen } from './SearchPage.tsx';

const at = (path: string, previousPath?: string) => [
  withShop({ path, ...(previousPath !== undefined && { previousPath }) }),
];

const meta = {
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
    await prove('search-page--prefilled', async () => expect(await box(canvas)).toHaveValue('dress'));
  },
};

export const Suggestions: Story = {
  decorators: at('/search-page'),
  parameters: { states: ['search-page--suggestions', 'search-page--suggestions-scroll'] },
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), 's');
    const list = canvas.getByRole('listbox');
    await prove('search-page--suggestions', () =>
      expect(within(list).getAllByRole('option')).toHaveLength(22),
    );
    await prove('search-page--suggestions-scroll', async () => {
      await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
      const { maxHeight, overflowY } = getComputedStyle(list);
      const rootFontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      await expect(maxHeight).toBe(`${12 * rootFontSize}px`);
      await expect(overflowY).toBe('auto');
    });
  },
};

export const NoSuggestions: Story = {
  decorators: at('/search-page'),
  parameters: { states: ['search-page--no-suggestions'] },
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), 'umbrella');
    await prove('search-page--no-suggestions', () => expect(canvas.queryByRole('listbox')).toBeNull());
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
    await userEvent.click(canvas.getByRole('option', { name: 'Dresses' }));
    await expect(await wentTo(canvas, '/products?search=Dresses')).toBeVisible();
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
    await prove('search-page--filters-cleared', async () =>
      expect(await wentTo(canvas, '/products?search=linen')).toBeVisible(),
    );
  },
};

export const Back: Story = {
  decorators: at('/search-page', '/categories'),
  parameters: { states: ['search-page--back'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await prove('search-page--back', async () => expect(await wentTo(canvas, '/categories')).toBeVisible());
  },
};
