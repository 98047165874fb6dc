import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/index.ts';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: { children: <Text>4th floor, Laxmi Mills, Lower Parel</Text> },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Selected: Story = { args: { selected: true } };
