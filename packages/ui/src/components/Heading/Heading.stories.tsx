import type { Meta, StoryObj } from '@storybook/react-vite';
import { TapeStrip } from '../Tape/index.ts';
import { Heading } from './Heading.tsx';

const meta = {
  component: Heading,
  args: { level: 1, children: 'Buta block-print kurta' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {};
export const Display: Story = { args: { size: 'display', children: 'Try it on at your door.' } };
export const Section: Story = { args: { level: 2, children: 'Order Summary' } };
export const Small: Story = { args: { level: 3, children: 'Colors Available' } };

export const OnTape: Story = {
  args: { level: 2, tone: 'onTape', children: '30 minutes Delivery' },
  decorators: [
    (Story) => (
      <TapeStrip size="tall">
        <Story />
      </TapeStrip>
    ),
  ],
};
