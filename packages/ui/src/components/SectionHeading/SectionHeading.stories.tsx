import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Plain: Story = {};
export const WithMore: Story = { args: { more: { href: '#all', label: 'See all' } } };
export const Long: Story = {
  args: { title: "Products You Can't Miss This Season", more: { href: '#all', label: 'See all' } },
};
