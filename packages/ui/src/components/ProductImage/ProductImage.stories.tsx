import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ProductImage } from './ProductImage.tsx';

const meta = {
  component: ProductImage,
  args: { src: './placeholder.svg', alt: 'Rani buta kurta, front', sizes: '175px' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 175 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Local: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img');
    await expect(image).toHaveAttribute('width', '400');
    await expect(image).toHaveAttribute('height', '500');
  },
};

export const None: Story = { args: { src: null } };

export const Broken: Story = {
  args: {
    src: `${typeof location === 'undefined' ? 'http://localhost' : location.origin}/no-such-picture.jpg`,
  },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Rani buta kurta, front' });
    await waitFor(() => expect(image).toHaveAttribute('src', expect.stringMatching(/placeholder\.svg$/)));
  },
};
