import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { Skeleton } from './Skeleton.tsx';

const narrow: Decorator = (Story) => (
  <div style={{ inlineSize: 175 }}>
    <Story />
  </div>
);

const meta = {
  component: Skeleton,
  args: { shape: 'tile' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As high as its parent. */
export const Slot: Story = {
  args: { shape: 'slot' },
  render: (args) => (
    <div style={{ inlineSize: 390, maxInlineSize: '100%', blockSize: 320 }}>
      <Skeleton {...args} />
    </div>
  ),
};

export const Shapes: Story = {
  decorators: [narrow],
  render: () => (
    <Stack space={16}>
      <Skeleton shape="square" />
      <Skeleton shape="order" />
      <Skeleton shape="address" />
      <Skeleton shape="block" />
      <Stack space={4}>
        {(['full', 'long', 'half', 'short'] as const).map((width) => (
          <Skeleton key={width} shape="line" width={width} />
        ))}
      </Stack>
    </Stack>
  ),
};

export const Products: Story = {
  render: () => (
    <div role="status" aria-busy="true" aria-label="Loading products">
      <Grid columns={2} tablet={4} space={12}>
        {[1, 2, 3, 4].map((card) => (
          <Stack key={card} space={8}>
            <Skeleton shape="tile" />
            <Skeleton shape="line" width="half" />
            <Skeleton shape="line" width="long" />
            <Skeleton shape="line" width="short" />
          </Stack>
        ))}
      </Grid>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading products' })).toBeInTheDocument();
  },
};
