import type { Meta, StoryObj } from '@storybook/react-vite';
import { Art } from '../Art/index.ts';
import { CategoryShortcut } from './CategoryShortcut.tsx';

const meta = {
  component: CategoryShortcut,
  args: {
    href: '#tees',
    label: 'T-Shirts',
    tint: 'yellow',
    picture: <Art name="tee" cut="cut" sizes="54px" />,
  },
} satisfies Meta<typeof CategoryShortcut>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Small: Story = {
  args: { size: 'small', tint: 'bare', fills: true, picture: <Art name="tee" sizes="52px" /> },
};
export const LongLabel: Story = { args: { label: 'Lingerie & Loungewear', tint: 'pink' } };
