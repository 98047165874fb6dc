import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatCounter } from './StatCounter.tsx';

const meta = {
  component: StatCounter,
  args: {
    counters: [
      { label: 'Orders', value: '12' },
      { label: 'Addresses', value: '2' },
    ],
  },
} satisfies Meta<typeof StatCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};

export const Unknown: Story = {
  args: {
    counters: [
      { label: 'Orders', value: null },
      { label: 'Addresses', value: null },
    ],
  },
};
