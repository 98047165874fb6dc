import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Known: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Orders', 'Addresses']);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('12');
  },
};

export const Unknown: Story = {
  args: {
    counters: [
      { label: 'Orders delivered within thirty minutes', value: null },
      { label: 'पते', value: null },
    ],
  },
};
