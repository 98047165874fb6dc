import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  args: { shape: 'tile' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 175 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tile: Story = {};
export const Block: Story = { args: { shape: 'block' } };
export const Circle: Story = { args: { shape: 'circle' } };

export const Product: Story = {
  render: () => (
    <Stack space={8}>
      <Skeleton shape="tile" />
      <Skeleton shape="line" width="half" />
      <Skeleton shape="line" width="long" />
      <Skeleton shape="line" width="short" />
    </Stack>
  ),
};
