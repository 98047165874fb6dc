import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../Button/index.ts';
import { toteIcon } from '../Icon/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: {
    title: 'Your cart is empty',
    description: 'Add some items to get started',
    icon: toteIcon,
    action: <LinkButton href="/" label="Continue Shopping" />,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyCart: Story = {};
export const WordsOnly: Story = { render: ({ title }) => <EmptyState title={title} /> };
