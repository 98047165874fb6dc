import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionHeading } from './SectionHeading.tsx';

const meta = {
  component: SectionHeading,
  args: { title: 'Trending Right Now' },
  decorators: [
    (Story) => (
      <>
        <h1>Home</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithMore: Story = {
  args: { more: { href: '#all', label: 'See all' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Trending Right Now' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '#all');
  },
};
