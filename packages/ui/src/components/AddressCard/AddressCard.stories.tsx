import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { AddressCard } from './AddressCard.tsx';

const meta = {
  component: AddressCard,
  args: {
    name: 'Asha Menon',
    address: 'Flat 402, Sea Breeze, 14 Hill Road, Bandra West, Mumbai 400050',
    phone: '+91 98200 12345',
    deleteLabel: 'Delete address of Asha Menon',
    onDelete: fn(),
  },
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const onSelect = fn();
const choice = { group: 'address', value: '1', checked: false, onSelect };

export const Saved: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete address of Asha Menon' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Choice: Story = {
  args: { choice },
  play: async ({ args, canvas }) => {
    onSelect.mockClear();
    await userEvent.click(canvas.getByText('+91 98200 12345'));
    await expect(onSelect).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete address of Asha Menon' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(onSelect).toHaveBeenCalledOnce();
  },
};

/** Beside an address of long words, and one in Hindi that is being deleted. */
export const Chosen: Story = {
  render: (args) => (
    <Stack space={8}>
      <AddressCard {...args} choice={{ ...choice, checked: true }} />
      <AddressCard
        {...args}
        name="Venkatanarasimharajuvaripeta Subramaniam Lakshminarayanan"
        address="C/o ThirdFloorAboveTheOldPharmacyNextToTheBusDepot, Gachibowli, Hyderabad 500032"
        choice={{ ...choice, value: '2' }}
      />
      <AddressCard
        {...args}
        name="आशा मेनन"
        address="फ्लैट ४०२, सी ब्रीज़, १४ हिल रोड, बांद्रा पश्चिम, मुंबई ४०००५०"
        deleteLabel="आशा मेनन का पता हटाएँ"
        isDeleting
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'आशा मेनन का पता हटाएँ' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const States: Story = {
  render: (args) => (
    <Stack space={16}>
      {['Hover', 'Focus', 'Focus on delete'].map((state) => (
        <div key={state} data-state={state}>
          <AddressCard {...args} name={state} choice={{ ...choice, group: state }} />
        </div>
      ))}
    </Stack>
  ),
  parameters: {
    pseudo: {
      hover: ['[data-state="Hover"] label', '[data-state="Hover"] button'],
      focusVisible: ['[data-state="Focus"] input', '[data-state="Focus on delete"] button'],
    },
  },
};
