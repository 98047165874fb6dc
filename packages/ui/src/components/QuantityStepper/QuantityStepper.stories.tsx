import { InStates, pseudoStatesOf, stateful } from '@naap/ui/fixtures/component-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

const Stateful = stateful(QuantityStepper);

const meta = {
  component: QuantityStepper,
  args: {
    label: 'Quantity of Breton crew tee',
    decreaseLabel: 'One less',
    increaseLabel: 'One more',
    value: 2,
    onValueChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('group', { name: args.label })).toHaveTextContent('3');
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    // The parent handles a quantity of 0.
    await userEvent.keyboard('[Space]');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await expect(canvas.getByRole('button', { name: 'One less' })).toHaveFocus();
  },
};

/** At rest, hovered, pressed, focused, and at the limit. */
export const States: Story = {
  render: (args) => (
    <Stack space={16}>
      <InStates>{(state) => <QuantityStepper {...args} label={state} />}</InStates>
      <QuantityStepper {...args} label="Limit" value={99} />
    </Stack>
  ),
  parameters: pseudoStatesOf('button:last-child'),
};

export const AtTheLimit: Story = {
  args: { value: 98 },
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: 'One more' });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};
