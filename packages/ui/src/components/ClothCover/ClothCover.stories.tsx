import type { Meta, StoryObj } from '@storybook/react-vite';
import { Art } from '../Art/index.ts';
import { ClothCover } from './ClothCover.tsx';

const meta = {
  component: ClothCover,
  args: {
    back: { label: 'Back', onBack: () => undefined },
    name: 'naap',
    devanagariName: 'नाप',
    pictures: {
      front: <Art name="shirt" cut="chalk" sizes="240px" eager />,
      back: <Art name="saree" cut="chalk" sizes="320px" />,
    },
  },
} satisfies Meta<typeof ClothCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
