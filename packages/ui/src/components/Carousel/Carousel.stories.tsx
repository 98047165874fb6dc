import { withFrozenClock } from '@naap/fixtures/frozen-clock';
import { runTimeouts } from '@naap/fixtures/timeouts';
import {
  isIntervalPaused,
  mockIntervals,
  mockTime,
  requestReducedMotion,
  runInterval,
} from '@naap/ui/fixtures/intervals';
import { expectStableLayout, sampleMotion } from '@naap/ui/fixtures/motion-samples';
import { swipe } from '@naap/ui/fixtures/swipe';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { Art } from '../Art/index.ts';
import { Carousel } from './Carousel.tsx';

const INTERVAL_MS = 4000;
const RESUME_MS = 10_000;

const banner = (title: string, subtitle: string, name: 'bomber' | 'handbag' | 'sneakers') => ({
  title,
  subtitle,
  picture: <Art name={name} cut="chalk" sizes="208px" />,
});

const meta = {
  component: Carousel,
  args: {
    label: 'Offers',
    intervalMs: INTERVAL_MS,
    labels: {
      pause: 'Pause the offers',
      play: 'Play the offers',
      goTo: (position: number, count: number) => `Offer ${position} of ${count}`,
      carousel: 'carousel',
      slide: 'slide',
    },
    banners: [
      banner('Shop above ₹500', 'Unlock a free pass.', 'handbag'),
      banner('Not sure of your size?', 'Order two and try both.', 'bomber'),
      banner('Changed your mind?', 'Hand it back on the spot.', 'sneakers'),
    ],
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const dot = (canvas: Canvas, position: number) =>
  canvas.getByRole('button', { name: `Offer ${position} of 3` });
const isShown = (canvas: Canvas, position: number) =>
  waitFor(() => expect(dot(canvas, position)).toHaveAttribute('aria-current', 'true'));
const button = (canvas: Canvas, name: 'Pause' | 'Play') =>
  canvas.findByRole('button', { name: `${name} the offers` });

/** Moving to the next banner only scrolls: the layout of the banners and the controls does not change. */
export const SlidesBetweenBanners: Story = {
  beforeEach: mockIntervals,
  decorators: [
    (Story) => (
      <>
        {/* Without snapping, so that the row can stop between two banners. */}
        <style>{'[aria-roledescription="carousel"] ul { scroll-snap-type: none !important; }'}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    const slide = await sampleMotion({
      scope: () => canvas.getByRole('region', { name: 'Offers' }),
      start: () => isShown(canvas, 1),
      settled: 'before',
      onFrame: async (position) => {
        row.scrollTo({ left: position * row.clientWidth, behavior: 'instant' });
        // The scroll event is dispatched with the next frame.
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      },
    });
    expectStableLayout(slide);
    await isShown(canvas, 2);
  },
};

export const Paused: Story = {
  beforeEach: mockIntervals,
  play: async ({ canvas }) => {
    await isShown(canvas, 1);
    for (const position of [2, 3, 1]) {
      await runInterval(INTERVAL_MS);
      await isShown(canvas, position);
    }
    await userEvent.click(await button(canvas, 'Pause'));
    await userEvent.click(await button(canvas, 'Play'));
    await runInterval(INTERVAL_MS);
    await isShown(canvas, 2);
    await userEvent.click(await button(canvas, 'Pause'));
    await expect(isIntervalPaused(INTERVAL_MS)).toBe(true);
  },
};

export const DotChosen: Story = {
  beforeEach: mockIntervals,
  play: async ({ canvas }) => {
    await userEvent.click(dot(canvas, 3));
    await isShown(canvas, 3);
    await expect(dot(canvas, 1)).not.toHaveAttribute('aria-current');
    await expect(isIntervalPaused(INTERVAL_MS)).toBe(true);
  },
};

export const WaitsWhileFocused: Story = {
  beforeEach: mockTime,
  play: async ({ canvas }) => {
    await waitFor(() => expect(isIntervalPaused(INTERVAL_MS)).toBe(false));
    await userEvent.tab();
    await expect(canvas.getByRole('list')).toHaveFocus();
    await waitFor(() => expect(isIntervalPaused(INTERVAL_MS)).toBe(true));
    await userEvent.keyboard('{ArrowRight}');
    await isShown(canvas, 2);
    runTimeouts(RESUME_MS);
    await expect(isIntervalPaused(INTERVAL_MS)).toBe(true);
    await userEvent.tab();
    runTimeouts(RESUME_MS);
    await runInterval(INTERVAL_MS);
    await isShown(canvas, 3);
  },
};

/** A touch stops auto-advance for ten seconds, and a swipe of more than 50 px changes the banner, also around the ends. */
export const Swiped: Story = {
  beforeEach: mockTime,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await swipe(row, -50);
    await isShown(canvas, 1);
    await withFrozenClock(async () => {
      await swipe(row, 51);
      await isShown(canvas, 3);
      // Ignored, because it is within 300 ms of the last move.
      await swipe(row, 51);
      await isShown(canvas, 3);
    });
    await waitFor(() => expect(isIntervalPaused(INTERVAL_MS)).toBe(true));
    runTimeouts(RESUME_MS);
    await runInterval(INTERVAL_MS);
    await isShown(canvas, 1);
  },
};

export const StopsWhileInvisible: Story = {
  beforeEach: () => {
    const restore = mockIntervals();
    return () => {
      Reflect.deleteProperty(document, 'hidden');
      restore();
    };
  },
  render: (args) => (
    <div style={{ blockSize: '200vh' }}>
      <Carousel {...args} />
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(isIntervalPaused(INTERVAL_MS)).toBe(false));
    window.scrollTo({ top: window.innerHeight, behavior: 'instant' });
    await waitFor(() => expect(isIntervalPaused(INTERVAL_MS)).toBe(true));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(isIntervalPaused(INTERVAL_MS)).toBe(false));
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(isIntervalPaused(INTERVAL_MS)).toBe(true);
  },
};

/** Without automatic changes there is no pause button. */
export const ReducedMotion: Story = {
  beforeEach: mockIntervals,
  play: async ({ canvas }) => {
    await button(canvas, 'Pause');
    await waitFor(() => expect(isIntervalPaused(INTERVAL_MS)).toBe(false));
    requestReducedMotion();
    await expect(isIntervalPaused(INTERVAL_MS)).toBe(true);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /the offers$/ })).not.toBeInTheDocument(),
    );
  },
};

/** The next banner is at the left. */
export const RightToLeft: Story = {
  beforeEach: mockIntervals,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    const shows = async (position: number) => {
      await isShown(canvas, position);
      const shown = row.children[position - 1];
      await waitFor(() =>
        expect(shown?.getBoundingClientRect().left).toBeCloseTo(row.getBoundingClientRect().left, 0),
      );
    };
    await runInterval(INTERVAL_MS);
    await shows(2);
    await userEvent.click(dot(canvas, 3));
    await shows(3);
    await userEvent.click(dot(canvas, 1));
    await withFrozenClock(async (advance) => {
      advance(300);
      await swipe(row, 51);
      await shows(2);
      advance(300);
      row.focus();
      await userEvent.keyboard('{ArrowRight}');
      await shows(1);
    });
  },
};

/** Long words and Hindi on the narrowest phone. */
export const Narrow: Story = {
  args: {
    banners: [
      banner(
        'SHOP ABOVE ₹500 TO UNLOCK A FREE PASS!',
        'Measured in minutes, not in days, and paid for at the door when everything fits.',
        'handbag',
      ),
      banner('नाप को लेकर उलझन है?', 'दो नाप मँगाइए, दोनों पहनकर देखिए।', 'bomber'),
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
