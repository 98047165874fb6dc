import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Price } from '../Price/index.ts';
import { StickyBar } from './StickyBar.tsx';

const meta = {
  component: StickyBar,
  args: { children: <Button width="full" label="Proceed to Checkout" /> },
} satisfies Meta<typeof StickyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneAction: Story = {};

export const WithTotal: Story = {
  args: {
    lead: <Price amount={439600} decimals={2} size="large" />,
    children: <Button width="full" label="Place Order" />,
  },
};
