import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ribbon } from './Ribbon.tsx';

const meta = {
  component: Ribbon,
  args: { label: 'Western Wear' },
} satisfies Meta<typeof Ribbon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SwingTag: Story = {};
export const LongName: Story = { args: { label: 'Lingerie & Loungewear' } };
