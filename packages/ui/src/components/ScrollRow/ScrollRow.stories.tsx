import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Skeleton } from '../Skeleton/index.ts';
import { ScrollRow } from './ScrollRow.tsx';

const meta = {
  component: ScrollRow,
  args: {
    label: 'Trending Right Now',
    children: Array.from({ length: 8 }, (_, index) => (
      <div key={index} style={{ inlineSize: 132 }}>
        <Skeleton shape="tile" />
      </div>
    )),
  },
} satisfies Meta<typeof ScrollRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.tab();
    await expect(canvas.getByRole('list', { name: 'Trending Right Now' })).toHaveFocus();
  },
};
export const Two: Story = { args: { rows: 2, space: 8 } };
export const Wider: Story = { args: { space: 16 } };
