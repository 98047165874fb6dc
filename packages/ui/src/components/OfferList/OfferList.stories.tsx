import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mopedIcon, ticketIcon } from '../Icon/index.ts';
import { OfferList } from './OfferList.tsx';

const meta = {
  component: OfferList,
  args: {
    offers: [
      {
        icon: ticketIcon,
        title: 'Flat 10% off on your first order',
        description: 'The code FIRST10 is not active yet.',
      },
      {
        icon: mopedIcon,
        title: 'Order clothes at home for ₹0',
        description: 'Try before you buy: pay only for what you keep.',
      },
    ],
  },
} satisfies Meta<typeof OfferList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
