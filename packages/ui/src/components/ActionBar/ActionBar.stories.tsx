import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Price } from '../Price/index.ts';
import { ActionBar } from './ActionBar.tsx';

const meta = {
  component: ActionBar,
  args: { children: <Button width="full" label="Proceed to Checkout" /> },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneAction: Story = {};

export const WithTotal: Story = {
  args: {
    lead: <Price amount={439600} decimals={2} size="large" />,
    children: <Button width="full" label="Place Order" />,
  },
};
