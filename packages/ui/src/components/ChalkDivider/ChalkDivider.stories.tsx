import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { ChalkDivider } from './ChalkDivider.tsx';

const meta = {
  component: ChalkDivider,
} satisfies Meta<typeof ChalkDivider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BetweenSections: Story = {
  render: () => (
    <Stack space={16}>
      <Text>Delivery Address</Text>
      <ChalkDivider />
      <Text>Apply Coupon</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
};
