import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TapeCountdown, TapeProgress, TapeSegments, TapeStrip } from './Tape.tsx';

const meta = {
  component: TapeStrip,
} satisfies Meta<typeof TapeStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strip: Story = { args: { draws: true } };

export const WithText: Story = {
  args: {
    size: 'tall',
    children: (
      <Heading level={2} tone="onTape">
        Thirty minutes from the shelf to your door, ३० मिनट में डिलीवरी
      </Heading>
    ),
  },
};

export const Progress: Story = {
  render: () => (
    <Stack space={16}>
      <TapeProgress label="Nothing yet" value={0} max={3} valueText="Step 0 of 3" />
      <TapeProgress label="Order" value={2} max={3} valueText="Step 2 of 3" />
      <TapeProgress label="More than there is" value={5} max={3} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const order = canvas.getByRole('progressbar', { name: 'Order' });
    await expect(order).toHaveAttribute('aria-valuenow', '2');
    await expect(order).toHaveAttribute('aria-valuetext', 'Step 2 of 3');
  },
};

export const Countdown: Story = {
  render: () => (
    <Stack space={16}>
      {[60, 42, 5, 0].map((secondsLeft) => (
        <Stack key={secondsLeft} space={4} align="center">
          <TapeCountdown secondsLeft={secondsLeft} totalSeconds={60} />
          <Text size="small">Resend in {secondsLeft}s</Text>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const text of canvas.getAllByText(/^Resend in/)) {
      await expect(text.previousElementSibling).toHaveAttribute('aria-hidden', 'true');
    }
  },
};

export const Segments: Story = {
  render: () => (
    <Stack space={16}>
      <TapeSegments count={5} current={0} />
      <TapeSegments count={5} current={4} />
      <TapeSegments count={14} current={6} />
    </Stack>
  ),
};
