import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ChipLink } from '../Chip/index.ts';
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

export const OneRow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.tab();
    await expect(canvas.getByRole('list', { name: 'Trending Right Now' })).toHaveFocus();
  },
};

export const TwoRows: Story = { args: { rows: 2, space: 8 } };

/** A few items, spread over the whole width. */
export const Spread: Story = {
  args: { spread: true },
  globals: { viewport: { value: 'desktop' } },
};

export const Links: Story = {
  args: {
    label: 'Shop by Brand',
    children: ['H&M', 'Nike', 'शुद्ध सूती', "Levi's", 'Handloom cooperatives of Maheshwar', 'Only'].map(
      (label) => <ChipLink key={label} label={label} href={`#${label}`} />,
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: 'Only' });
    canvas.getByRole('link', { name: 'H&M' }).focus();
    await userEvent.tab({ shift: true });
    for (let press = 0; press < 6; press += 1) await userEvent.tab();
    await expect(last).toHaveFocus();
    // The focused link is fully visible.
    const { left, right } = last.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
