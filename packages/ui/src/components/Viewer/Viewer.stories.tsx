import { withFrozenClock } from '@naap/fixtures/frozen-clock';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { fivePictures } from '@naap/ui/fixtures/pictures';
import { within } from '@naap/ui/fixtures/queries';
import { swipe } from '@naap/ui/fixtures/swipe';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import type { StateId } from '../../all-states.ts';
import { media } from '../../theme/breakpoints.ts';
import { Button } from '../Button/index.ts';
import { Viewer, type ViewerProps } from './Viewer.tsx';

const meta = {
  component: Viewer,
  args: {
    images: fivePictures,
    startIndex: 0,
    labels: {
      viewer: 'Pictures of Buta block-print kurta',
      close: 'Close',
      previous: 'Previous picture',
      next: 'Next picture',
      enlarge: 'Enlarge',
    },
    onClose: () => undefined,
  },
  render: function Render(args: ViewerProps) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button label="View picture" onClick={() => setOpen(true)} />
        {open && <Viewer {...args} onClose={() => setOpen(false)} />}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'View picture' }));
  },
} satisfies Meta<typeof Viewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = (position: string, state: StateId, args: NonNullable<Story['args']>): Story => ({
  args,
  parameters: { states: [state] },
  play: async (context) => {
    await meta.play(context);
    await expect(await context.canvas.findByText(position)).toBeVisible();
  },
});
export const First = opened('1 / 5', 'viewer--first', {});
export const Last = opened('5 / 5', 'viewer--last', { startIndex: 4 });
export const Single = opened('1 / 1', 'viewer--single', { images: fivePictures.slice(0, 1) });

export const Closed: Story = {
  parameters: { states: ['viewer--closed'] },
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await assertState('viewer--closed', async () => {
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'View picture' })).toHaveFocus();
    });
  },
};

export const ChangedByKeysAndButtons: Story = {
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    await canvas.findByText('1 / 5');
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await withFrozenClock(async (advance) => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByText('5 / 5')).toBeVisible();
      advance(300);
      await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
      await expect(canvas.getByText('1 / 5')).toBeVisible();
    });
  },
};

/** A tap enlarges the picture, from the point that was tapped. It is then panned; the next tap or slide shows it whole. */
export const Enlarged: Story = {
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    const enlarge = () => canvas.findByRole('button', { description: 'Enlarge' });
    const { offsetWidth: width } = await enlarge();
    const { left: start, top } = (await enlarge()).getBoundingClientRect();
    const point = { clientX: start + width * 0.3, clientY: top + width * 0.6 };
    const tap = async () =>
      userEvent.pointer({ keys: '[MouseLeft]', target: await enlarge(), coords: point });
    const animate = spyOn(Element.prototype, 'animate');
    await tap();
    await expect((await enlarge()).offsetWidth).toBeGreaterThan(width);
    await expect(animate).toHaveBeenCalledTimes(window.matchMedia(media.reducedMotion).matches ? 0 : 1);
    animate.mockRestore();
    for (const animation of (await enlarge()).getAnimations()) animation.finish();
    const grown = (await enlarge()).getBoundingClientRect();
    await expect(Math.abs(grown.left + grown.width * 0.3 - point.clientX)).toBeLessThan(2);
    const slide = (await enlarge()).closest('li');
    const left = slide?.scrollLeft ?? 0;
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(slide?.scrollLeft).toBe(Math.max(0, left - 80)));
    await swipe(canvas.getByRole('list'), -60);
    await expect(canvas.getByText('1 / 5')).toBeVisible();
    await userEvent.click(await enlarge());
    await expect((await enlarge()).offsetWidth).toBe(width);
    await tap();
    await expect((await enlarge()).offsetWidth).toBeGreaterThan(width);
  },
};
