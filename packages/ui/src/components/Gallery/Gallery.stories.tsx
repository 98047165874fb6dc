import { isIntervalPaused, mockIntervals, runInterval, waitForFrames } from '@naap/fixtures/intervals';
import { fivePictures } from '@naap/fixtures/pictures';
import { prove } from '@naap/fixtures/prove';
import { mockTimeouts, pendingTimeouts, runTimeouts } from '@naap/fixtures/timeouts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Container } from '../Container/index.ts';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { Gallery } from './Gallery.tsx';

/** ms */
const AUTOPLAY = 3000;
const RESUME = 10_000;

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

/** Moves a finger over the pictures. */
function swipe(canvasElement: HTMLElement, distance: number) {
  const row = within(canvasElement).getByRole('region').querySelector('ul');
  if (!row) throw new Error('The gallery has no row of pictures.');
  const finger = (clientX: number) => new Touch({ identifier: 1, target: row, clientX, clientY: 200 });
  fireEvent.touchStart(row, { touches: [finger(200)], changedTouches: [finger(200)] });
  fireEvent.touchEnd(row, { touches: [], changedTouches: [finger(200 + distance)] });
}

export const Several: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pictures of Buta block-print kurta' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View picture 1 of 5' }));
    await expect(args.onOpen).toHaveBeenCalledWith(0);
  },
};

export const Single: Story = {
  args: { images: fivePictures.slice(0, 1) },
  parameters: { states: ['gallery--single'] },
  beforeEach: mockIntervals,
  play: async ({ canvas }) => {
    // An interval starts when the gallery is seen.
    await waitForFrames(5);
    await prove('gallery--single', async () => {
      await expect(isIntervalPaused(AUTOPLAY)).toBe(true);
      await expect(canvas.getByText('1 / 1')).toBeVisible();
    });
    await expect(canvas.queryByRole('button', { name: 'Pause the pictures' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};

/** None, and one that cannot be loaded. */
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
    await prove('gallery--no-images', () => showsPlaceholder('No pictures'));
    await prove('gallery--image-fallback', () => showsPlaceholder('Lost picture'));
  },
};

/** By more than 50 px, and not again within 300 ms. */
export const Swiped: Story = {
  parameters: { states: ['gallery--swipe-next', 'gallery--swipe-too-short', 'gallery--locked'] },
  play: async ({ canvas, canvasElement }) => {
    await prove('gallery--swipe-too-short', async () => {
      swipe(canvasElement, -50);
      await waitForFrames(2);
      await expect(canvas.getByText('1 / 5')).toBeVisible();
    });
    swipe(canvasElement, -51);
    // React has rendered the move by then; far less than 300 ms have passed.
    await Promise.resolve();
    swipe(canvasElement, -80);
    await prove('gallery--swipe-next', async () => expect(await canvas.findByText('2 / 5')).toBeVisible());
    await waitForFrames(2);
    await prove('gallery--locked', () => expect(canvas.getByText('2 / 5')).toBeVisible());
  },
};

/** Round the first one to the last. */
export const SwipedBack: Story = {
  parameters: { states: ['gallery--swipe-previous'] },
  play: async ({ canvas, canvasElement }) => {
    swipe(canvasElement, 51);
    await prove('gallery--swipe-previous', async () =>
      expect(await canvas.findByText('5 / 5')).toBeVisible(),
    );
  },
};

/** Left and right on the keyboard; the focus goes along with the picture. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'View picture 1 of 5' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByText('5 / 5')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'View picture 5 of 5' })).toHaveFocus();
  },
};

/** Every three seconds, until it is paused. */
export const MovesOn: Story = {
  parameters: { states: ['gallery--autoplay'] },
  beforeEach: mockIntervals,
  play: async ({ canvas }) => {
    await runInterval(AUTOPLAY);
    await prove('gallery--autoplay', async () =>
      expect(await canvas.findByText('2 / 5')).toHaveAttribute('aria-live', 'off'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the pictures' }));
    await expect(canvas.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
    await expect(isIntervalPaused(AUTOPLAY)).toBe(true);
    await expect(canvas.getByText('2 / 5')).toHaveAttribute('aria-live', 'polite');
  },
};

const holdTime = () => {
  const restore = [mockIntervals(), mockTimeouts()];
  return () => {
    for (const each of restore) each();
  };
};

/** Ten seconds after the last touch, swipe or press of an arrow; while the keyboard's focus is within, not at all. */
export const Resumes: Story = {
  beforeEach: holdTime,
  play: async ({ canvas, canvasElement }) => {
    const moves = () => waitFor(() => expect(isIntervalPaused(AUTOPLAY)).toBe(false));
    const isHeld = () => waitFor(() => expect(isIntervalPaused(AUTOPLAY)).toBe(true));
    const holds = async (act: () => unknown) => {
      await moves();
      await act();
      await isHeld();
      await expect(pendingTimeouts(RESUME)).toBe(1);
      runTimeouts(RESUME);
      await moves();
    };
    await holds(() => swipe(canvasElement, -10));
    await holds(() => swipe(canvasElement, -51));
    await holds(() => fireEvent.click(canvas.getByRole('button', { name: 'Next picture' })));
    await expect(canvas.getByRole('button', { name: 'Pause the pictures' })).toBeVisible();

    await userEvent.tab();
    await isHeld();
    runTimeouts(RESUME);
    await expect(isIntervalPaused(AUTOPLAY)).toBe(true);
    await userEvent.tab();
    runTimeouts(RESUME);
    await moves();
  },
};

/** Paused by its button, it stands until the shopper plays it again. */
export const StaysPaused: Story = {
  beforeEach: holdTime,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the pictures' }));
    swipe(canvasElement, -10);
    runTimeouts(RESUME);
    await expect(isIntervalPaused(AUTOPLAY)).toBe(true);
    swipe(canvasElement, -10);
    await userEvent.click(canvas.getByRole('button', { name: 'Play the pictures' }));
    await waitFor(() => expect(isIntervalPaused(AUTOPLAY)).toBe(false));
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
  play: async ({ canvas, canvasElement }) => {
    swipe(canvasElement, -80);
    await expect(await canvas.findByText('2 / 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Other colour' }));
    await prove('gallery--reset', async () => expect(await canvas.findByText('1 / 5')).toBeVisible());
  },
};

/** Twelve pictures share five segments of tape. */
export const Narrow: Story = {
  args: {
    images: [...fivePictures, ...fivePictures, ...fivePictures]
      .slice(0, 12)
      .map((image, at) => ({ ...image, url: `${image.url}#${at}` })),
  },
  globals: { viewport: { value: 'narrow' } },
};
