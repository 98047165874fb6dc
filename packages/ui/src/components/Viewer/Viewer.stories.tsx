import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../index.ts';
import { Viewer, type ViewerProps } from './Viewer.tsx';

const five = ['front', 'back', 'detail', 'folded', 'measured'].map((view) => ({
  url: `./placeholder.svg#${view}`,
  alt: `Linen Shirt, ${view}`,
}));

const meta = {
  component: Viewer,
  args: {
    images: five,
    startIndex: 0,
    labels: {
      viewer: 'Pictures of Linen Shirt',
      close: 'Close',
      previous: 'Previous picture',
      next: 'Next picture',
    },
    onClose: () => undefined,
  },
  parameters: { layout: 'fullscreen' },
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

export const First: Story = {
  parameters: { states: ['viewer--first'] },
  play: async (context) => {
    await meta.play(context);
    await expect(await within(context.canvasElement).findByText('1 / 5')).toBeVisible();
  },
};

export const Last: Story = {
  args: { startIndex: 4 },
  parameters: { states: ['viewer--last'] },
  play: async (context) => {
    await meta.play(context);
    await expect(await within(context.canvasElement).findByText('5 / 5')).toBeVisible();
  },
};

export const Single: Story = {
  args: { images: five.slice(0, 1) },
  parameters: { states: ['viewer--single'] },
  play: async (context) => {
    await meta.play(context);
    await expect(await within(context.canvasElement).findByText('1 / 1')).toBeVisible();
  },
};

export const Closed: Story = {
  parameters: { states: ['viewer--closed'] },
  play: async (context) => {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'View picture' })).toHaveFocus();
  },
};
