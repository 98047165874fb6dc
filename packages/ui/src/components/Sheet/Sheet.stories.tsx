import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Sheet, type SheetProps } from './Sheet.tsx';

const meta = {
  component: Sheet,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Care of hand-block-printed and naturally dyed cloth',
    closeLabel: 'Close',
    children: (
      <Text>Wash by hand in cold water, the first time apart from everything else. ठंडे पानी में हाथ से धोएँ।</Text>
    ),
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
