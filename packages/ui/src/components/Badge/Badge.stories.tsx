import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toteIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Inline } from '../Inline/index.ts';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  args: { count: 3 },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {
  render: () => (
    <Inline space={16}>
      {[1, 3, 24, 99, 120].map((count) => (
        <Badge key={count} count={count} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const OnAButton: Story = {
  render: () => (
    <Inline space={24}>
      <IconButton icon={toteIcon} label="Bag, 3 items" badge={3} />
      <IconButton icon={toteIcon} label="Bag, 24 items" badge={24} variant="floating" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bag, 3 items' })).toBeVisible();
  },
};
