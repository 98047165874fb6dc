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
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };

export const LongWords: Story = {
  args: {
    promises: [
      'Delivered within thirty minutes',
      'Try everything on before you buy',
      'Hand back what does not fit, on the spot',
    ],
  },
};

export const Hindi: Story = {
  args: {
    label: 'हमारे वादे',
    promises: ['३० मिनट में डिलीवरी', 'पहनकर देखें, फिर खरीदें', 'तुरंत वापसी'],
    marks: ['0 ऑर्डर', '30 दरवाज़े पर', 'पहनें', 'लौटाएँ'],
  },
};
