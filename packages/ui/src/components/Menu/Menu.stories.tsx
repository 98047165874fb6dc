import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SortMenu } from '../index.ts';

const meta = {
  component: SortMenu<string>,
  args: {
    label: 'Sort by',
    options: [
      { value: 'price-low', label: 'Price: Low to High' },
      { value: 'newest', label: 'Newest First' },
    ],
    value: null,
    onValueChange: fn(),
  },
} satisfies Meta<typeof SortMenu<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  args: { value: 'newest' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by' }));
    await expect(canvas.getByRole('menuitemradio', { name: 'Newest First' })).toHaveFocus();
  },
};

export const ChoosesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('newest');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sort by' })).toHaveFocus();
  },
};
