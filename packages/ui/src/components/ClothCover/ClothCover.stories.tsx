import { markStates } from '@naap/ui/fixtures/component-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Art } from '../Art/index.ts';
import { ClothCover } from './ClothCover.tsx';

const onBack = fn();

const meta = {
  component: ClothCover,
  args: {
    back: { label: 'Back', onBack },
    name: 'naap',
    devanagariName: 'नाप',
    pictures: {
      front: <Art name="shirt" cut="chalk" sizes="240px" eager />,
      back: <Art name="saree" cut="chalk" sizes="320px" />,
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ClothCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvas }) => {
    onBack.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
};

export const Focus: Story = {
  decorators: [markStates],
  parameters: { pseudo: { focusVisible: '[data-states] button' } },
};
