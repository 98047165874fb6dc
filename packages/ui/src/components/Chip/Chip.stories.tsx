import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { arrowsDownUpIcon } from '../Icon/index.ts';
import { Chip, ChipLink, RemovableChip } from './Chip.tsx';

const meta = {
  component: Chip,
  args: { label: 'Sort by', onClick: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const WithIcon: Story = { args: { icon: arrowsDownUpIcon } };

export const Ink: Story = { args: { emphasis: 'ink', label: 'Sorted by Newest First' } };
export const Soft: Story = { args: { emphasis: 'soft' } };

export const Leading: Story = {
  render: () => <ChipLink href="/products?search=saree" label="Saree" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/products?search=saree');
  },
};

const removed = fn();
export const Removable: Story = {
  render: () => (
    <RemovableChip
      label="Sorted by Price: Low to High"
      emphasis="ink"
      removeLabel="Remove Sorted by Price: Low to High"
      onRemove={removed}
    />
  ),
  play: async ({ canvasElement }) => {
    removed.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Remove Sorted/ }));
    await expect(removed).toHaveBeenCalledOnce();
  },
};
