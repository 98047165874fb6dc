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

export const Checked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Cash on Delivery Pay when you receive' })).toBeChecked();
  },
};

function TwoOptions(args: PaymentOptionProps) {
  const [chosen, setChosen] = useState('cod');
  return (
    <Stack space={8}>
      <PaymentOption {...args} checked={chosen === 'cod'} onSelect={() => setChosen('cod')} />
      <PaymentOption
        {...args}
        value="store"
        label="Pay at the Store"
        description="When you collect it"
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
    await userEvent.click(canvas.getByText('When you collect it'));
    await expect(store).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(cash).toBeChecked();
    await expect(cash).toHaveFocus();
  },
};

/** Long words and Hindi on the narrowest phone. */
export const Narrow: Story = {
  args: {
    label: 'कैश ऑन डिलीवरी',
    description: 'Pay the courier in cash once you have tried everything on and decided what to keep',
  },
  globals: { viewport: { value: 'narrow' } },
};
