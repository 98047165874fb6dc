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

/** Long words and Hindi on the narrowest phone. */
export const Narrow: Story = {
  args: {
    offers: [
      {
        icon: ticketIcon,
        title: 'पहले ऑर्डर पर सीधे 10% की छूट',
        description: 'कोड FIRST10 अभी चालू नहीं है।',
      },
      {
        icon: mopedIcon,
        title: 'Order clothes at home for ₹0, in every size you like',
        description: 'Try before you buy: pay only for what you keep and hand back the rest on the spot.',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
