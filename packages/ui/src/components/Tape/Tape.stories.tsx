import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '../Heading/index.ts';
import { TapeCountdown, TapeProgress, TapeSegments, TapeStrip } from './Tape.tsx';

const meta = {
  component: TapeStrip,
} satisfies Meta<typeof TapeStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strip: Story = {};
export const Thin: Story = { args: { size: 'thin' } };
export const Draws: Story = { args: { draws: true } };

export const WithWords: Story = {
  args: {
    size: 'tall',
    children: (
      <Heading level={2} tone="onTape">
        30 minutes Delivery
      </Heading>
    ),
  },
};

export const Progress: Story = {
  render: () => <TapeProgress label="Order" value={2} max={3} valueText="Step 2 of 3" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Order' })).toHaveAttribute(
      'aria-valuenow',
      '2',
    );
  },
};

export const Countdown: Story = { render: () => <TapeCountdown secondsLeft={42} totalSeconds={60} /> };
export const Segments: Story = { render: () => <TapeSegments count={5} current={1} /> };
