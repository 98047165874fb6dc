import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressCard } from './AddressCard.tsx';

const meta = {
  component: AddressCard,
  args: {
    name: 'Asha Menon',
    address: 'Flat 402, Sea Breeze, 14 Hill Road, Bandra West, Mumbai 400050',
    phone: '+91 98200 12345',
    deleteLabel: 'Delete address of Asha Menon',
    onDelete: () => undefined,
  },
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const choice = { group: 'address', value: '1', checked: false, onSelect: () => undefined };

export const Saved: Story = {};

export const Choice: Story = { args: { choice } };

export const Chosen: Story = { args: { choice: { ...choice, checked: true } } };

export const Deleting: Story = { args: { isDeleting: true } };

export const Devanagari: Story = {
  args: { name: 'आशा मेनन', address: 'फ्लैट ४०२, सी ब्रीज़, १४ हिल रोड, बांद्रा पश्चिम, मुंबई ४०००५०', choice },
};

export const VeryLong: Story = {
  args: {
    name: 'Venkatanarasimharajuvaripeta Subramaniam Lakshminarayanan',
    address:
      'C/o ThirdFloorAboveTheOldPharmacyNextToTheBusDepot, Sector 14, Phase 2, Gachibowli, Hyderabad 500032',
  },
};
