import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tile } from './Tile.tsx';

const meta = {
  component: Tile,
  args: { tint: 'mint' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 175 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ground: Story = {};
export const Labelled: Story = { args: { tint: 'pink', ratio: '1:1', label: 'Inner Wear' } };
