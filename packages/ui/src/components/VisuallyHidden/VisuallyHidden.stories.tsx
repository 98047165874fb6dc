import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: 'Original price' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideVisibleText: Story = {
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} />{' '}
      <Text as="s" size="inherit" tone="quiet" struck>
        ₹2,499
      </Text>
    </Text>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('Original price').getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
};
