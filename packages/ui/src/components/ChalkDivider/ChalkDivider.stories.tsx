import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChalkDivider } from './ChalkDivider.tsx';

const meta = {
  component: ChalkDivider,
} satisfies Meta<typeof ChalkDivider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
