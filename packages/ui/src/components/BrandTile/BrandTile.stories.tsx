import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Art } from '../Art/index.ts';
import { BrandTile } from './BrandTile.tsx';

const onTap = fn();

const meta = {
  component: BrandTile,
  args: { name: 'Rangrez' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 96 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BrandTile>;

export default meta;
type Story = StoryObj;

export const Named: Story = { args: { href: '#rangrez' } };
export const Pictured: Story = { args: { href: '#rangrez', picture: <Art name="kurta" sizes="96px" /> } };
export const LongName: Story = { args: { href: '#kala-ghoda', name: 'Kala Ghoda Handloom Company' } };

export const ComingSoon: Story = {
  args: { name: 'Snitch', comingSoonLabel: 'COMING SOON', onClick: onTap },
  play: async ({ canvas }) => {
    onTap.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Snitch COMING SOON' }));
    await expect(onTap).toHaveBeenCalledOnce();
  },
};
