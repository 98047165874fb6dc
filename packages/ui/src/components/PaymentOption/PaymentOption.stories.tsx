import type { Meta, StoryObj } from '@storybook/react-vite';
import { handCoinsIcon } from '../Icon/index.ts';
import { PaymentOption } from './PaymentOption.tsx';

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

export const Checked: Story = {};

export const Unchecked: Story = { args: { checked: false } };
