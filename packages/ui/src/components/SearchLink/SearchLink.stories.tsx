import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchLink } from './SearchLink.tsx';

const meta = {
  component: SearchLink,
  args: { href: '#search', label: 'Search for products', prompt: 'Search for', example: 'dresses' },
} satisfies Meta<typeof SearchLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dresses: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Search for products' });
    // The link covers the example as well.
    const { left, top } = canvas.getByText('dresses').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(link);
  },
};
export const Shirts: Story = { args: { example: 't-shirts' } };
export const LongExample: Story = {
  args: { example: 'hand-block-printed cotton kurtas with side slits and pockets' },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link').focus();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
