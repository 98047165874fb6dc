import { withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ArrivesBy } from './ArrivesBy.tsx';
import { ClockContext } from './clock.ts';

const meta = {
  component: ArrivesBy,
  decorators: [withShop()],
} satisfies Meta<typeof ArrivesBy>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThirtyMinutesFromNow: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Arrives by 6:42 pm')).toBeVisible();
  },
};

/** A clock that starts just before the full minute and advances, even when the page's clock is mocked. */
function JustBeforeTheMinute() {
  const [startedAt] = useState(() => performance.now());
  const [clock] = useState(
    () => () => Date.UTC(2026, 10, 21, 18, 29, 59, 800) + performance.now() - startedAt,
  );
  return (
    <ClockContext value={clock}>
      <ArrivesBy />
    </ClockContext>
  );
}

export const UpdatesEachMinute: Story = {
  render: () => <JustBeforeTheMinute />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Arrives by 12:30 am')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Arrives by 12:31 am')).toBeVisible(), { timeout: 3000 });
  },
};
