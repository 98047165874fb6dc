import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/index.ts';
import { Stack } from './Stack.tsx';

const meta = {
  component: Stack,
  args: {
    children: (
      <>
        <Text>Kurta</Text>
        <Text>Saree</Text>
        <Text>Shirt</Text>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Tight: Story = { args: { space: 4 } };
export const Centred: Story = { args: { align: 'center' } };
export const AsList: Story = {
  args: {
    as: 'ul',
    label: 'Garments',
    children: (
      <>
        <li>Kurta</li>
        <li>Saree</li>
      </>
    ),
  },
};
