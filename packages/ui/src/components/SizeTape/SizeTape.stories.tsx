import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OptionLabel, SizeTape, type SizeTapeProps, Stack } from '../index.ts';

const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((value) => ({ value, available: value !== 'XXL' }));

const meta = {
  component: SizeTape,
  args: {
    sizes: letters,
    selected: null,
    onSelect: fn(),
    labelledBy: 'size',
    unavailableLabel: 'unavailable',
  },
  render: function Render(args: SizeTapeProps) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <Stack space={8}>
        <OptionLabel
          id="size"
          label="Size"
          {...(selected ? { value: selected } : { hint: 'Please select a size' })}
        />
        <SizeTape
          {...args}
          selected={selected}
          onSelect={(value) => {
            setSelected(value);
            args.onSelect(value);
          }}
        />
      </Stack>
    );
  },
} satisfies Meta<typeof SizeTape>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = { args: { selected: 'M' } };

export const ChoosesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'S' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('M');
    await expect(canvas.getByRole('button', { name: 'M' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const UnavailableDoesNothing: Story = {
  play: async ({ args, canvasElement }) => {
    const soldOut = within(canvasElement).getByRole('button', { name: 'XXL, unavailable' });
    soldOut.focus();
    await expect(soldOut).toHaveFocus();
    await userEvent.click(soldOut);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const ManySizes: Story = {
  args: {
    sizes: Array.from({ length: 12 }, (_, index) => ({
      value: `${26 + index * 2}`,
      available: index % 5 !== 4,
    })),
  },
};

export const OneSize: Story = { args: { sizes: [{ value: 'Free Size', available: true }] } };
