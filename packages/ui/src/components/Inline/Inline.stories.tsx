import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/index.ts';
import { Inline } from './Inline.tsx';

const meta = {
  component: Inline,
  args: {
    children: (
      <>
        <Text>Kurta</Text>
        <Text>Saree</Text>
        <Text>Shirt</Text>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Between: Story = { args: { justify: 'between' } };
export const Wrapping: Story = { args: { wrap: true, space: 24 } };
