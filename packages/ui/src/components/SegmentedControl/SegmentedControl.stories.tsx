import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

function Stateful({ selected, onSelect, ...props }: SegmentedControlProps<string>) {
  const [value, setValue] = useState(selected);
  return (
    <SegmentedControl
      {...props}
      selected={value}
      onSelect={(next) => {
        setValue(next);
        onSelect(next);
      }}
    />
  );
}

const option = (label: string) => ({ value: label, label });

const meta = {
  component: SegmentedControl<string>,
  args: {
    label: 'How you like it',
    options: ['Close', 'Regular', 'Loose'].map(option),
    selected: 'Regular',
    onSelect: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'How you like it' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Regular' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('Loose');
    await expect(canvas.getByRole('radio', { name: 'Loose' })).toBeChecked();
  },
};

/** The options wrap. */
export const NothingSelected: Story = {
  args: {
    options: ['ठीक है, कुछ नहीं', 'एक साइज़ बड़ा', 'Unterwäscheabteilungen'].map(option),
    selected: null,
  },
};
