import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { handCoinsIcon, storefrontIcon } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { PaymentOption, type PaymentOptionProps } from './PaymentOption.tsx';

const meta = {
  component: PaymentOption,
  args: {
    group: 'payment',
    value: 'cod',
    label: 'Cash on Delivery',
    description: 'Pay when you receive',
    icon: handCoinsIcon,
    checked: true,
    onSelect: () => undefined,
  },
} satisfies Meta<typeof PaymentOption>;

export default meta;
type Story = StoryObj<typeof meta>;

function TwoOptions(args: PaymentOptionProps) {
  const [chosen, setChosen] = useState('cod');
  return (
    <Stack space={8}>
      <PaymentOption {...args} checked={chosen === 'cod'} onSelect={() => setChosen('cod')} />
      <PaymentOption
        {...args}
        value="store"
        label="Pay at the Store"
        description="When you collect it, once you have tried everything on and decided what to keep"
        icon={storefrontIcon}
        checked={chosen === 'store'}
        onSelect={() => setChosen('store')}
      />
    </Stack>
  );
}

export const OneOfTwo: Story = {
  render: (args) => <TwoOptions {...args} />,
  play: async ({ canvas }) => {
    const cash = canvas.getByRole('radio', { name: /Cash/ });
    const store = canvas.getByRole('radio', { name: /Store/ });
    await expect(cash).toHaveAccessibleName('Cash on Delivery Pay when you receive');
    await expect(cash).toBeChecked();
    await userEvent.click(canvas.getByText(/^When you collect it/));
    await expect(store).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(cash).toBeChecked();
    await expect(cash).toHaveFocus();
  },
};
