import {
  isIntervalPaused,
  mockIntervals,
  requestReducedMotion,
  runInterval,
} from '@naap/ui/fixtures/intervals';
import { expectStableLayout, sampleMotion } from '@naap/ui/fixtures/motion-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { Art } from '../Art/index.ts';
import { Carousel } from './Carousel.tsx';

const INTERVAL_MS = 4000;

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
