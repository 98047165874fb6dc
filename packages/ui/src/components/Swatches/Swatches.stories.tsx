import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OptionLabel, Stack, Swatches } from '../index.ts';

const meta = {
  component: Swatches,
  args: {
    colours: [
      { value: 'Rani pink', swatchColor: '#d3246f', available: true },
      { value: 'Indigo', swatchColor: '#2b3f8f', available: true },
      { value: 'White', swatchColor: '#ffffff', available: false },
    ],
    selected: 'Rani pink',
    onSelect: fn(),
    labelledBy: 'colours',
    unavailableLabel: 'unavailable',
  },
  render: (args) => (
    <Stack space={8}>
      <OptionLabel id="colours" label="Colors Available" value={args.selected ?? undefined} />
      <Swatches {...args} />
    </Stack>
  ),
} satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Painted: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Indigo' }));
    await expect(args.onSelect).toHaveBeenCalledWith('Indigo');
  },
};

export const NamesOnly: Story = {
  args: {
    colours: ['As pictured', 'Assorted'].map((value) => ({ value, swatchColor: null, available: true })),
    selected: 'As pictured',
  },
};
