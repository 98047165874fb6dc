import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  component: QuantityStepper,
  args: {
    label: 'Quantity of Breton crew tee',
    decreaseLabel: 'One less',
    increaseLabel: 'One more',
    value: 2,
    onValueChange: fn(),
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
  },
};

export const AtTheLimit: Story = { args: { value: 99 } };
