import { withFrozenClock } from '@naap/fixtures/frozen-clock';
import { pendingTimeouts, runTimeouts } from '@naap/fixtures/timeouts';
import { assertState } from '@naap/ui/fixtures/assert-state';
import {
  isIntervalPaused,
  mockIntervals,
  mockTime,
  runInterval,
  waitForFrames,
} from '@naap/ui/fixtures/intervals';
import { fivePictures } from '@naap/ui/fixtures/pictures';
import { within } from '@naap/ui/fixtures/queries';
import { swipe } from '@naap/ui/fixtures/swipe';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Container } from '../Container/index.ts';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { Gallery } from './Gallery.tsx';

const AUTOPLAY_MS = 3000;
const RESUME_MS = 10_000;

const meta = {
  component: Gallery,
  args: {
    images: fivePictures,
    labels: {
      gallery: 'Pictures of Buta block-print kurta',
      previous: 'Previous picture',
      next: 'Next picture',
      pause: 'Pause the pictures',
      play: 'Play the pictures',
      open: (position: number, total: number) => `View picture ${position} of ${total}`,
    },
    sizes: '390px',
    onOpen: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pictures of Buta block-print kurta' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View picture 1 of 5' }));
    await expect(args.onOpen).toHaveBeenCalledWith(0, expect.any(String));
  },
};

export const Single: Story = {
  args: { images: fivePictures.slice(0, 1) },
  parameters: { states: ['gallery--single'] },
  beforeEach: mockIntervals,
  play: async ({ canvas }) => {
    // The interval would start once the gallery is observed on screen.
    await waitForFrames(5);
    await assertState('gallery--single', async () => {
      await expect(isIntervalPaused(AUTOPLAY_MS)).toBe(true);
      await expect(canvas.getByText('1 / 1')).toBeVisible();
    });
    await expect(canvas.queryByRole('button', { name: 'Pause the pictures' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};

/** Without images, and with an image that fails to load. */
export const Fallback: Story = {
  parameters: { states: ['gallery--no-images', 'gallery--image-fallback'] },
  render: ({ images: _images, labels, ...args }) => (
    <Grid columns={2}>
      <Gallery {...args} labels={{ ...labels, gallery: 'No pictures' }} images={[]} />
      <Gallery
        {...args}
        labels={{ ...labels, gallery: 'Lost picture' }}
        images={[{ url: 'data:image/png;base64,AAAA', alt: '' }]}
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const showsPlaceholder = async (name: string) => {
      const picture = within(canvas.getByRole('region', { name })).getByRole('presentation');
      await waitFor(() => expect(picture).toHaveAttribute('src', expect.stringMatching(/placeholder\.svg$/)));
    };
    await assertState('gallery--no-images', () => showsPlaceholder('No pictures'));
    await assertState('gallery--image-fallback', () => showsPlaceholder('Lost picture'));
  },
};

/** A swipe must exceed 50 px, and is ignored within 300 ms of the last move. */
export const Swiped: Story = {
  parameters: {
    states: ['gallery--swipe-next', 'gallery--swipe-too-short', 'gallery--locked', 'gallery--swipe-previous'],
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await assertState('gallery--swipe-too-short', async () => {
      await swipe(row, -50);
      await expect(canvas.getByText('1 / 5')).toBeVisible();
    });
    await withFrozenClock(async (advance) => {
      await swipe(row, -51);
      await assertState('gallery--swipe-next', () => expect(canvas.getByText('2 / 5')).toBeVisible());
      advance(299);
      await swipe(row, -51);
      await assertState('gallery--locked', () => expect(canvas.getByText('2 / 5')).toBeVisible());
      advance(1);
      await swipe(row, -51);
      await expect(canvas.getByText('3 / 5')).toBeVisible();
      advance(300);
      await swipe(row, 51);
      await expect(canvas.getByText('2 / 5')).toBeVisible();
      advance(300);
      await swipe(row, 51);
      await expect(canvas.getByText('1 / 5')).toBeVisible();
      advance(300);
      // A swipe back from the first image shows the last one.
      await swipe(row, 51);
      await assertState('gallery--swipe-previous', () => expect(canvas.getByText('5 / 5')).toBeVisible());
    });
  },
};

/** The arrow keys, a touchpad or a screen reader change the image, and the focus moves with it. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'View picture 1 of 5' })).toHaveFocus();
    const row = canvas.getByRole('list');
    row.scrollTo({ left: 2 * row.clientWidth, behavior: 'instant' });
    await expect(await canvas.findByText('3 / 5')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'View picture 3 of 5' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByText('2 / 5')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'View picture 2 of 5' })).toHaveFocus();
  },
};

/** The next image is at the left. */
export const RightToLeft: Story = {
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
      await expect(await canvas.findByText(`${position} / 5`)).toBeVisible();
      const shown = row.children[position - 1];
      await waitFor(() =>
        expect(shown?.getBoundingClientRect().left).toBeCloseTo(row.getBoundingClientRect().left, 0),
      );
    };
    await withFrozenClock(async (advance) => {
      for (const [change, position] of [
        [() => fireEvent.click(canvas.getByRole('button', { name: 'Next picture' })), 2],
        [() => swipe(row, 51), 3],
        [() => swipe(row, -51), 2],
        [() => row.scrollTo({ left: -3 * row.clientWidth, behavior: 'instant' }), 4],
      ] as const) {
        await change();
        await shows(position);
        advance(300);
      }
      canvas.getByRole('button', { name: 'View picture 4 of 5' }).focus();
      await userEvent.keyboard('{ArrowLeft}');
      await shows(5);
      advance(300);
      await userEvent.keyboard('{ArrowRight}');
      await shows(4);
    });
  },
};

/** Advances every three seconds until it is paused, and then stays paused until the shopper clicks play. */
export const AdvancesAutomatically: Story = {
  parameters: { states: ['gallery--autoplay'] },
  beforeEach: mockTime,
  play: async ({ canvas }) => {
    await runInterval(AUTOPLAY_MS);
    await assertState('gallery--autoplay', async () =>
      expect(await canvas.findByText('2 / 5')).toHaveAttribute('aria-live', 'off'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the pictures' }));
    await expect(canvas.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
    await expect(isIntervalPaused(AUTOPLAY_MS)).toBe(true);
    await expect(canvas.getByText('2 / 5')).toHaveAttribute('aria-live', 'polite');
    await swipe(canvas.getByRole('list'), -10);
    runTimeouts(RESUME_MS);
    await expect(isIntervalPaused(AUTOPLAY_MS)).toBe(true);
    await swipe(canvas.getByRole('list'), -10);
    await userEvent.click(canvas.getByRole('button', { name: 'Play the pictures' }));
    await waitFor(() => expect(isIntervalPaused(AUTOPLAY_MS)).toBe(false));
  },
};

let decoded = Promise.withResolvers<void>();

export const WaitsForTheNextImage: Story = {
  beforeEach() {
    decoded = Promise.withResolvers();
    const decode = spyOn(HTMLImageElement.prototype, 'decode').mockReturnValueOnce(decoded.promise);
    const restoreIntervals = mockIntervals();
    return () => {
      restoreIntervals();
      decode.mockRestore();
    };
  },
  play: async ({ canvas }) => {
    await runInterval(AUTOPLAY_MS);
    await runInterval(AUTOPLAY_MS);
    await waitForFrames(2);
    await expect(canvas.getByText('1 / 5')).toBeVisible();
    decoded.resolve();
    await expect(await canvas.findByText('2 / 5')).toBeVisible();
  },
};

/** Auto-advance resumes ten seconds after the last interaction, but not while the gallery has the keyboard focus. */
export const Resumes: Story = {
  beforeEach: mockTime,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    const isAdvancing = () => waitFor(() => expect(isIntervalPaused(AUTOPLAY_MS)).toBe(false));
    const isHeld = () => waitFor(() => expect(isIntervalPaused(AUTOPLAY_MS)).toBe(true));
    const resumesAfter = async (interact: () => unknown) => {
      await isAdvancing();
      await interact();
      await isHeld();
      await expect(pendingTimeouts(RESUME_MS)).toBe(1);
      runTimeouts(RESUME_MS);
      await isAdvancing();
    };
    await resumesAfter(() => swipe(row, -10));
    await resumesAfter(() => swipe(row, -51));
    await resumesAfter(() => fireEvent.click(canvas.getByRole('button', { name: 'Next picture' })));
    await expect(canvas.getByRole('button', { name: 'Pause the pictures' })).toBeVisible();

    await userEvent.tab();
    await isHeld();
    runTimeouts(RESUME_MS);
    await expect(isIntervalPaused(AUTOPLAY_MS)).toBe(true);
    await userEvent.tab();
    runTimeouts(RESUME_MS);
    await isAdvancing();
  },
};

export const Reset: Story = {
  parameters: { states: ['gallery--reset'] },
  render: function Render(args) {
    const [images, setImages] = useState(args.images);
    return (
      <Stack space={16}>
        <Gallery {...args} images={images} />
        <Container>
          <Button label="Other colour" onClick={() => setImages(fivePictures.toReversed())} />
        </Container>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await swipe(canvas.getByRole('list'), -80);
    await expect(await canvas.findByText('2 / 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Other colour' }));
    await assertState('gallery--reset', async () => expect(await canvas.findByText('1 / 5')).toBeVisible());
  },
};
