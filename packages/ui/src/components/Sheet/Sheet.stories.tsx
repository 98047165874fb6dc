import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Sheet, type SheetProps } from './Sheet.tsx';

const care = 'Wash by hand in cold water, the first time apart from everything else. Dry in the shade.';

const meta = {
  component: Sheet,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Care',
    closeLabel: 'Close',
    children: <Text>{care}</Text>,
  },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  render: function WithOpener(args: SheetProps) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button label="Show care" emphasis="outline" onClick={() => setOpen(true)} />
        <Sheet {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheBottom: Story = {};

export const Wide: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };

export const LongWordsAndHindi: Story = {
  args: {
    title: 'Care of hand-block-printed and naturally dyed cloth',
    children: <Text>ठंडे पानी में हाथ से धोएँ। {Array.from({ length: 14 }, () => care).join(' ')}</Text>,
    footer: <Button label="Got it" width="full" />,
  },
  globals: { viewport: { value: 'narrow' } },
};

export const ClosedByTheScrim: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Show care' });
    await userEvent.click(opener);
    const sheet = await canvas.findByRole('dialog', { name: 'Care' });
    await userEvent.click(sheet);
    await waitFor(() => expect(sheet).not.toHaveAttribute('open'));
    await expect(opener).toHaveFocus();
  },
};
