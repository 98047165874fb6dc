import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MemberCard } from './MemberCard.tsx';

const meta = {
  component: MemberCard,
  args: { greeting: 'Welcome Back!', phone: '+91 9876543210', membership: 'Premium Member' },
} satisfies Meta<typeof MemberCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible();
    await expect(canvas.getByText('Premium Member')).toBeVisible();
  },
};
