import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: 'Original price' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Heard: Story = {
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByText('Original price').getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
};
