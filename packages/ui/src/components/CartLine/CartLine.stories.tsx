import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartLine } from './CartLine.tsx';

const meta = {
  component: CartLine,
  args: {
    brand: 'Kora',
    name: 'Breton crew tee',
    href: '/product/1',
    image: null,
    size: { label: 'Size', value: 'S' },
    lineTotal: 139800,
    quantity: {
      label: 'Quantity of Breton crew tee',
      decreaseLabel: 'One less',
      increaseLabel: 'One more',
      value: 2,
      onValueChange: () => undefined,
    },
    removeLabel: 'Remove Breton crew tee',
    onRemove: () => undefined,
  },
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSize: Story = {};

export const WithoutSize: Story = { args: { size: undefined } };

export const NotFound: Story = {
  args: {
    brand: 'Unknown Brand',
    name: 'Product Not Found',
    href: undefined,
    size: { label: 'Size', value: 'Unknown' },
    lineTotal: 0,
  },
};

export const LongName: Story = {
  args: {
    name: 'Hand block-printed pure cotton mulmul anarkali kurta with contrast hem and tassel ties, indigo',
  },
};
