import type { Meta, StoryObj } from '@storybook/react-vite';
import { CouponTicket } from './CouponTicket.tsx';

const meta = {
  component: CouponTicket,
  args: { code: 'FLAT400', saving: 'You saved ₹400', removeLabel: 'Remove', onRemove: () => undefined },
} satisfies Meta<typeof CouponTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Applied: Story = {};
