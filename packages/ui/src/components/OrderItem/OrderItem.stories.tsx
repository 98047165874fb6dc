import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderItem } from './OrderItem.tsx';

const meta = {
  component: OrderItem,
  args: {
    image: null,
    brand: 'Kora',
    name: 'Breton crew tee',
    details: 'Size S · Qty 2',
    lineTotal: 139850,
  },
} satisfies Meta<typeof OrderItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongName: Story = {
  args: {
    name: 'Hand block-printed pure cotton mulmul anarkali kurta with contrast hem and tassel ties, indigo',
  },
};
