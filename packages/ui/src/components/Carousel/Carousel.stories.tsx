import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { holdIntervals, passInterval } from '../../behaviour/story-motion.ts';
import { Art } from '../Art/index.ts';
import { Carousel } from './Carousel.tsx';

const meta = {
  component: Carousel,
  args: {
    label: 'Offers',
    intervalMs: 4000,
    labels: {
      pause: 'Pause the offers',
      play: 'Play the offers',
      goTo: (position: number, count: number) => `Offer ${position} of ${count}`,
    },
    banners: [
      {
        title: 'Shop above ₹500',
        subtitle: 'Unlock a free pass.',
        picture: <Art name="handbag" cut="chalk" sizes="208px" />,
      },
      {
        title: 'Not sure of your size?',
        subtitle: 'Order two and try both.',
        picture: <Art name="bomber" cut="chalk" sizes="208px" />,
      },
      {
        title: 'Changed your mind?',
        subtitle: 'Hand it back on the spot.',
        picture: <Art name="sneakers" cut="chalk" sizes="208px" />,
      },
    ],
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Offer 1 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const MovesOn: Story = {
  beforeEach: holdIntervals,
  play: async ({ canvas }) => {
    for (const position of [2, 3, 1]) {
      await passInterval(4000);
      const dot = canvas.getByRole('button', { name: `Offer ${position} of 3` });
      await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'));
    }
  },
};

export const DotChosen: Story = {
  play: async ({ canvas }) => {
    const third = canvas.getByRole('button', { name: 'Offer 3 of 3' });
    await userEvent.click(third);
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'));
    await expect(canvas.getByRole('button', { name: 'Offer 1 of 3' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('button', { name: 'Play the offers' })).toBeVisible();
  },
};

export const Paused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the offers' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Play the offers' }));
    await expect(await canvas.findByRole('button', { name: 'Pause the offers' })).toBeVisible();
  },
};

export const StopsWhenFocused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('list').focus();
    await expect(await canvas.findByRole('button', { name: 'Play the offers' })).toBeVisible();
  },
};

export const Scrolled: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    row.scrollTo({ left: row.clientWidth, behavior: 'instant' });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Offer 2 of 3' })).toHaveAttribute('aria-current', 'true'),
    );
  },
};
