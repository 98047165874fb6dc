import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { holdIntervals, passInterval } from '../../behaviour/story-motion.ts';
import { Button, Gallery } from '../index.ts';

/** Pictures that need no network. */
const picture = (name: string, colour: string) => ({
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><rect width="400" height="500" fill="${colour}"/></svg>`,
  )}#${name}`,
  alt: name,
});

const five = ['#bcdaed', '#f0cacf', '#f2df9f', '#bddeca', '#d4cce5'].map((colour, index) =>
  picture(`view ${index + 1}`, colour),
);
const [first] = five;
const single = first ? [first] : [];

const meta = {
  component: Gallery,
  args: {
    images: five,
    labels: {
      gallery: 'Pictures of Linen Shirt',
      previous: 'Previous picture',
      next: 'Next picture',
      pause: 'Pause the pictures',
      play: 'Play the pictures',
      open: (position: number, total: number) => `View picture ${position} of ${total}`,
    },
    sizes: '390px',
    onOpen: fn(),
  },
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

export const Several: Story = {};

export const Single: Story = {
  args: { images: single },
  parameters: { states: ['gallery--single'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 / 1')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pause the pictures' })).toBeNull();
  },
};

export const NoImages: Story = {
  args: { images: [] },
  parameters: { states: ['gallery--no-images'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')?.src).toMatch(/\/placeholder\.svg$/);
  },
};

export const BrokenImage: Story = {
  args: { images: [{ url: 'data:image/png;base64,AAAA', alt: 'broken' }] },
  parameters: { states: ['gallery--image-fallback'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/\/placeholder\.svg$/));
  },
};

export const SwipeNext: Story = {
  parameters: { states: ['gallery--swipe-next'] },
  play: async ({ canvasElement }) => {
    swipe(canvasElement, -51);
    await expect(await within(canvasElement).findByText('2 / 5')).toBeVisible();
  },
};

export const SwipePrevious: Story = {
  parameters: { states: ['gallery--swipe-previous'] },
  play: async ({ canvasElement }) => {
    swipe(canvasElement, 51);
    await expect(await within(canvasElement).findByText('5 / 5')).toBeVisible();
  },
};

export const SwipeTooShort: Story = {
  parameters: { states: ['gallery--swipe-too-short'] },
  play: async ({ canvasElement }) => {
    swipe(canvasElement, -50);
    await expect(within(canvasElement).getByText('1 / 5')).toBeVisible();
  },
};

export const Locked: Story = {
  parameters: { states: ['gallery--locked'] },
  play: async ({ canvasElement }) => {
    swipe(canvasElement, -80);
    swipe(canvasElement, -80);
    await expect(await within(canvasElement).findByText('2 / 5')).toBeVisible();
  },
};

export const MovesOn: Story = {
  parameters: { states: ['gallery--autoplay'] },
  beforeEach: holdIntervals,
  play: async ({ canvas }) => {
    await passInterval(3000);
    await expect(await canvas.findByText('2 / 5')).toBeVisible();
  },
};

export const StopsForGoodWhenFocused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'View picture 1 of 5' }).focus();
    await expect(await canvas.findByRole('button', { name: 'Play the pictures' })).toBeVisible();
  },
};

export const Reset: Story = {
  parameters: { states: ['gallery--reset'] },
  render: function Render(args) {
    const [images, setImages] = useState(args.images);
    return (
      <>
        <Gallery {...args} images={images} />
        <Button label="Other colour" onClick={() => setImages(five.toReversed())} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    swipe(canvasElement, -80);
    await expect(await canvas.findByText('2 / 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Other colour' }));
    await expect(await canvas.findByText('1 / 5')).toBeVisible();
  },
};

export const Opens: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'View picture 1 of 5' }));
    await expect(args.onOpen).toHaveBeenCalledWith(0);
  },
};
