import { m } from '@naap/messages';
import { withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pathInLanguage } from '../navigation/languages.ts';
import { PageMeta } from './PageMeta.tsx';

const meta = {
  title: 'Every page/Title and description',
  component: PageMeta,
} satisfies Meta<typeof PageMeta>;

export default meta;
type Story = StoryObj<typeof meta>;

const metaContent = (attribute: 'name' | 'property', key: string) =>
  [...document.head.querySelectorAll(`meta[${attribute}="${key}"]`)].map((tag) =>
    tag.getAttribute('content'),
  );
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

// The title is not asserted: Storybook writes its own into the same element. Journeys assert it.
export const ProductPage: Story = {
  name: 'Of a product',
  args: {
    title: 'Linen Shirt',
    description: 'Washed linen.',
    image: { url: 'https://cdn.example/shirt.jpg', altText: 'Front', width: 900, height: 1200 },
    type: 'product',
  },
  decorators: [withShop({ path: '/product/1?Size=M' })],
  play: async () => {
    await waitFor(() => expect(metaContent('property', 'og:title')).toEqual(['Linen Shirt · naap']));
    await expect(metaContent('name', 'description')).toEqual(['Washed linen.']);
    await expect(metaContent('property', 'og:image')).toEqual(['https://cdn.example/shirt.jpg']);
    await expect(metaContent('name', 'robots')).toEqual(['index, follow']);
    await expect(metaContent('property', 'og:type')).toEqual(['product']);
    await expect(metaContent('property', 'og:image:height')).toEqual(['1200']);
    await expect(metaContent('property', 'og:image:alt')).toEqual(['Front']);
    await expect(canonical()).toBe(pathInLanguage('/product/1'));
  },
};

export const List: Story = {
  args: { title: 'Shirts', canonicalPath: '/products?tag=Shirts' },
  decorators: [withShop({ path: '/products?tag=Shirts&sort=newest' })],
  play: async () => {
    await waitFor(() => expect(metaContent('property', 'og:title')).toEqual(['Shirts · naap']));
    const [description] = metaContent('name', 'description');
    await expect(description).toMatch(/^Shirts\. Fashion for/);
    await expect(metaContent('property', 'og:locale')).toEqual([m.locale_tag().replace('-', '_')]);
    await expect(metaContent('property', 'og:image:width')).toEqual(['1200']);
    await expect(canonical()).toBe(pathInLanguage('/products?tag=Shirts'));
  },
};

export const PrivatePage: Story = {
  args: { title: 'Cart', unlisted: true },
  decorators: [withShop({ path: '/cart' })],
  play: async () => {
    await waitFor(() => expect(metaContent('property', 'og:title')).toEqual(['Cart · naap']));
    await expect(metaContent('name', 'robots')).toEqual(['noindex, follow']);
    await expect(canonical()).toBeUndefined();
    await expect(metaContent('property', 'og:image')).toEqual(['/preview.jpg']);
  },
};
