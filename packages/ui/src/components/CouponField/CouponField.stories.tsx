import { stateful } from '@naap/ui/fixtures/component-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { CouponField } from './CouponField.tsx';
import { CouponTicket } from './CouponTicket.tsx';

const Stateful = stateful(CouponField);

const meta = {
  component: CouponField,
  args: {
    label: 'Coupon code',
    placeholder: 'Coupon code',
    value: '',
    onValueChange: fn(),
    applyLabel: 'Apply',
    onApply: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof CouponField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Coupon code' });
    await userEvent.type(input, 'flat400{Enter}');
    await expect(args.onApply).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalledTimes(2);
    await expect(input).toHaveValue('flat400');
  },
};

export const Refused: Story = {
  args: { value: 'FIRST10', error: 'Please enter a valid coupon code' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Coupon code' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please enter a valid coupon code');
  },
};

const onRemove = fn();

export const Applied: Story = {
  render: () => (
    <Stack space={16}>
      <CouponTicket
        code="MONSOONSALE2026"
        saving="You saved ₹1,49,999"
        removeLabel="Remove"
        onRemove={onRemove}
      />
      <CouponTicket code="FLAT400" saving="₹400 की बचत" removeLabel="हटाएँ" onRemove={onRemove} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    onRemove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};
