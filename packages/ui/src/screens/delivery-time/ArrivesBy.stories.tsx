import { closedShop } from '@naap/ui/fixtures/limited-delivery';
import { withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrivesBy } from './ArrivesBy.tsx';
import { ClockContext } from './clock.ts';

const meta = {
  title: 'Every page/Arrival time',
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

export const AfterOpening: Story = {
  globals: { language: 'en' },
  parameters: { shop: { content: closedShop } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Arrives by Mon, 23 Nov, 10:30 am')).toBeVisible();
  },
};

let now = 0;
const clock = () => now;

/** The clock advances when the play function says so, even when the page's clock is mocked. */
export const UpdatesEachMinute: Story = {
  beforeEach: () => {
    now = Date.UTC(2026, 10, 21, 18, 29, 59, 800);
  },
  render: () => (
    <ClockContext value={clock}>
      <ArrivesBy />
    </ClockContext>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Arrives by 12:30 am')).toBeVisible();
    now += 1000;
    await expect(await canvas.findByText('Arrives by 12:31 am')).toBeVisible();
  },
};
