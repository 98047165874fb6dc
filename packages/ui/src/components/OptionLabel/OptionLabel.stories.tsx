import type { Meta, StoryObj } from '@storybook/react-vite';
import { OptionLabel } from '../index.ts';

const meta = { component: OptionLabel, args: { label: 'Size', id: 'size' } } satisfies Meta<
  typeof OptionLabel
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { value: 'M' } };
export const Asking: Story = { args: { hint: 'Please select a size' } };
