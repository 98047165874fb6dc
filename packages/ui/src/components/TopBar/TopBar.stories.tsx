import type { Meta, StoryObj } from '@storybook/react-vite';
import { magnifyingGlassIcon, toteIcon } from '../Icon/index.ts';
import { IconLink } from '../IconButton/index.ts';
import { TopBar } from './TopBar.tsx';

const meta = {
  component: TopBar,
  args: { title: 'Dresses', back: { label: 'Back', onBack: () => undefined } },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithBack: Story = {};

export const WithActions: Story = {
  args: {
    children: (
      <>
        <IconLink icon={magnifyingGlassIcon} label="Search" href="/search-page" />
        <IconLink icon={toteIcon} label="Bag, 3 items" href="/cart" badge={3} />
      </>
    ),
  },
};

export const LongTitle: Story = {
  args: { title: 'Search: floral printed cotton summer dresses under ₹1,500' },
};
