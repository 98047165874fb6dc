import { garmentPictureUrl } from '@naap/ui/fixtures/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { ProductImage } from './ProductImage.tsx';

/** Returns an absolute URL, which the component treats as a CDN's. */
const toAbsoluteUrl = (path: string) =>
  new URL(path, typeof location === 'undefined' ? 'http://localhost' : location.href).href;

const meta = {
  component: ProductImage,
  args: { src: garmentPictureUrl('kurta'), alt: 'Rani buta kurta, front', sizes: '175px' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheCdn: Story = {
  args: { src: toAbsoluteUrl(garmentPictureUrl('kurta')), loading: 'first' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Rani buta kurta, front' });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image).toHaveAttribute('width', '400');
    await expect(image).toHaveAttribute('height', '500');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    const offered = image.srcset.split(', ').map((candidate) => candidate.split(' ').at(-1));
    await expect(offered).toEqual(['180w', '360w', '540w', '780w']);
    const chosen = Number(new URL(image.currentSrc).searchParams.get('width'));
    await expect(chosen).toBeGreaterThanOrEqual(175 * window.devicePixelRatio);
  },
};

/** Cropped to 4:5 or to a square, shown uncropped, and with square corners. */
export const Shapes: Story = {
  render: (args) => (
    <Grid columns={2} space={12}>
      <ProductImage {...args} />
      <ProductImage {...args} ratio="1:1" />
      <ProductImage {...args} ratio="1:1" fit="contain" />
      <ProductImage {...args} ratio="1:1" corners="square" />
    </Grid>
  ),
};

/** A missing image and one that fails to load. Both keep the size of the box. */
export const Fallback: Story = {
  render: (args) => (
    <Grid columns={2} space={12}>
      <ProductImage {...args} src={null} alt="Product without a picture" />
      <ProductImage {...args} src="data:image/png;base64,AAAA" alt="Product whose picture is lost" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Product without a picture', 'Product whose picture is lost']) {
      const image = canvas.getByRole('img', { name });
      await waitFor(() => expect(image).toHaveAttribute('src', expect.stringMatching(/placeholder\.svg$/)));
      await expect(image).not.toHaveAttribute('srcset');
      const { width, height } = image.getBoundingClientRect();
      await expect(height / width).toBeCloseTo(1.25, 1);
    }
  },
};
