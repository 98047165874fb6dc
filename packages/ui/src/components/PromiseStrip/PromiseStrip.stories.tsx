import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromiseStrip } from './PromiseStrip.tsx';

const meta = {
  component: PromiseStrip,
  args: {
    label: 'Our promises',
    promises: ['30 minutes Delivery', 'Try Before You Buy', 'On the spot Returns'],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PromiseStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
