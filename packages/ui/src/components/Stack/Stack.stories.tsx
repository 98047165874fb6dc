import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChipLink } from '../Chip/index.ts';
import { Text } from '../Text/index.ts';
import { Stack } from './Stack.tsx';

const meta = {
  component: Stack,
  args: {
    children: ['Kurta', 'Saree', 'कमीज़'].map((label) => (
      <ChipLink key={label} label={label} href={`#${label}`} />
    )),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Centred: Story = { args: { align: 'center' } };

export const AsList: Story = {
  args: {
    as: 'ul',
    label: 'Garments',
    space: 8,
    children: ['Kurta', 'Saree'].map((garment) => (
      <Text key={garment} as="li">
        {garment}
      </Text>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Garments' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
