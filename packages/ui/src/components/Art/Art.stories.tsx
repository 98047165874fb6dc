import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Art } from './Art.tsx';

const meta = {
  component: Art,
  args: { name: 'kurta', cut: 'tile', sizes: '175px', label: 'Pink block-print kurta' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 175 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Art>;

export default meta;
type Story = StoryObj;

export const Tile: Story = {};
export const Cut: Story = { args: { name: 'kurta', cut: 'cut' } };
export const Chalk: Story = { args: { name: 'kurta', cut: 'chalk' } };
export const Eager: Story = { args: { eager: true } };

export const Decoration: Story = {
  args: { label: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('alt', '');
  },
};

export const Broken: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Pink block-print kurta' });
    fireEvent.error(picture);
    await waitFor(() => expect(picture).toHaveAttribute('src', expect.stringMatching(/placeholder\.svg$/)));
    await expect(picture).not.toHaveAttribute('srcset');
  },
};
