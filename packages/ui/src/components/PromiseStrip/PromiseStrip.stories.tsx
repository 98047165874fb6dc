import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromiseStrip } from './PromiseStrip.tsx';

const meta = {
  component: PromiseStrip,
  args: {
    label: 'Our promises',
    promises: ['30 minutes Delivery', 'Try Before You Buy', 'On the spot Returns'],
    marks: ['0 order', '30 at your door', 'try', 'hand back'],
    note: 'Arrives by 9:56 pm',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PromiseStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

export const LongWords: Story = {
  args: {
    promises: [
      'Delivered within thirty minutes',
      'पहनकर देखें, फिर खरीदें',
      'Hand back what does not fit, on the spot',
    ],
  },
};
