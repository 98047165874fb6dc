import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Art } from '../Art/index.ts';
import { Grid } from '../Grid/index.ts';
import { Tile } from './Tile.tsx';

const narrow: Decorator = (Story) => (
  <div style={{ inlineSize: 175 }}>
    <Story />
  </div>
);

const meta = {
  component: Tile,
  args: { tint: 'mint' },
} satisfies Meta<typeof Tile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = {
  decorators: [narrow],
  args: {
    tint: 'pink',
    ratio: '1:1',
    label: 'Western Wear',
    children: <Art name="kurta" cut="cut" sizes="175px" />,
  },
};

export const Tints: Story = {
  render: () => (
    <Grid columns={3} space={8}>
      {(['blue', 'pink', 'yellow', 'mint', 'lilac', 'peach', 'bare'] as const).map((tint) => (
        <Tile key={tint} tint={tint} ratio="1:1" label={tint} />
      ))}
    </Grid>
  ),
};
