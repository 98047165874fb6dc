import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tile } from '../Tile/index.ts';
import { Grid } from './Grid.tsx';

const meta = {
  component: Grid,
  args: {
    columns: 2,
    tablet: 3,
    desktop: 4,
    wide: 6,
    children: (['mint', 'blue', 'peach', 'bare', 'pink', 'lilac'] as const).map((tint) => (
      <Tile key={tint} tint={tint} />
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = { args: { space: 8, rowSpace: 20 } };
