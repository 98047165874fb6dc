import { assertState } from '@naap/ui/fixtures/assert-state';
import { storyEvents, storyProducts, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { ProductListScreen } from './ProductList.tsx';

/** The commerce events of a list; the panel "Actions" shows them. */
const meta = {
  title: 'Product list/Events',
  component: ProductListScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const productLinks = (canvas: Canvas) =>
  canvas
    .getAllByRole('link')
    .filter((link: HTMLAnchorElement) => link.getAttribute('href')?.startsWith('/product/'));
const idOf = (link: HTMLAnchorElement | undefined) => link?.getAttribute('href')?.split('/').at(-1);

async function firstPage(canvas: Canvas) {
  await waitFor(() => expect(productLinks(canvas).length).toBeGreaterThan(2));
  return productLinks(canvas);
}

export const ListAndSelection: Story = {
  decorators: [withShop({ path: '/products?tag=Dresses', consent: 'granted' })],
  parameters: { states: ['events--list'] },
  play: async ({ canvas }) => {
    const links = await firstPage(canvas);
    const list = { item_list_id: 'Dresses', item_list_name: 'Dresses', currency: 'INR' };
    await waitFor(() => expect(storyEvents()).not.toEqual([]));
    const [view] = storyEvents();
    await expect(view).toMatchObject({ name: 'view_item_list', params: list });
    const { items = [] } = view?.name === 'view_item_list' ? view.params : {};
    await expect(items.map(({ item_id }) => item_id)).toEqual(links.slice(0, items.length).map(idOf));
    await expect(items.map(({ index }) => index)).toEqual(items.map((_, index) => index));
    const third = storyProducts().find(({ id }) => String(id) === items[2]?.item_id);
    const paise = third?.variants.map(({ price }) => price) ?? [];
    await expect(items[2]).toMatchObject({
      item_name: third?.title,
      item_brand: third?.vendor,
      price: Math.min(...paise) / 100,
      quantity: 1,
    });
    await userEvent.click(productLinks(canvas)[2] as HTMLElement);
    const selection = { name: 'select_item', params: { ...list, items: [items[2]] } };
    await waitFor(() => expect(storyEvents()).toContainEqual(selection));
    await assertState('events--list', () =>
      expect(storyEvents().filter(({ name }) => name === 'select_item')).toHaveLength(1),
    );
  },
};

export const Search: Story = {
  decorators: [withShop({ path: '/products?search=shirt', consent: 'granted' })],
  parameters: { states: ['events--search'] },
  play: async ({ canvas }) => {
    await firstPage(canvas);
    await waitFor(() =>
      expect(new Set(storyEvents().map(({ name }) => name))).toEqual(new Set(['search', 'view_item_list'])),
    );
    await assertState('events--search', () =>
      expect(storyEvents()).toContainEqual({ name: 'search', params: { search_term: 'shirt' } }),
    );
    await expect(storyEvents()).toContainEqual(
      expect.objectContaining({
        params: expect.objectContaining({ item_list_id: 'search_results', item_list_name: 'Search results' }),
      }),
    );
  },
};

/** A text that the shopper typed can be a name or a phone number, so the event does not contain it. */
export const SearchWithOtherWords: Story = {
  decorators: [withShop({ path: '/products?search=Asha+9812345678', consent: 'granted' })],
  parameters: { states: ['events--search-other'] },
  play: async () => {
    await assertState('events--search-other', () =>
      waitFor(() => expect(storyEvents()).toEqual([{ name: 'search', params: { search_term: '(other)' } }])),
    );
  },
};

export const Refused: Story = {
  decorators: [withShop({ path: '/products?tag=Dresses', consent: 'refused' })],
  parameters: { states: ['events--refused'] },
  play: async ({ canvas }) => {
    await firstPage(canvas);
    await userEvent.click(productLinks(canvas)[0] as HTMLElement);
    await canvas.findByText(/^Went to \/product/);
    await assertState('events--refused', () => expect(storyEvents()).toEqual([]));
  },
};
