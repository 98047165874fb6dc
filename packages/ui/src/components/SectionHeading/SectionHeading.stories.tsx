import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionHeading } from './SectionHeading.tsx';

const more = { href: '#all', label: 'See all' };

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

export const Plain: Story = {};

export const WithMore: Story = {
  args: { more },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Trending Right Now' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '#all');
  },
};

export const LongWords: Story = {
  args: { title: "Products You Can't Miss This Season", more },
  globals: { viewport: { value: 'narrow' } },
};

export const Hindi: Story = { args: { title: 'अभी चलन में', more: { href: '#all', label: 'सब देखें' } } };
