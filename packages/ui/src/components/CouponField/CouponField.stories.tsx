import type { Meta, StoryObj } from '@storybook/react-vite';
import { CouponField } from './CouponField.tsx';

const meta = {
  component: CouponField,
  args: {
    label: 'Coupon code',
    placeholder: 'Coupon code',
    value: '',
    onValueChange: () => undefined,
    applyLabel: 'Apply',
    onApply: () => undefined,
  },
} satisfies Meta<typeof CouponField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Refused: Story = { args: { value: 'FIRST10', error: 'Please enter a valid coupon code' } };
