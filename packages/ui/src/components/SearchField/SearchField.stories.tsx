import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField, type SearchFieldProps } from '../index.ts';

const words = [
  'Shirts',
  'T-Shirts',
  'Oversized Shirts',
  'Polo T-Shirts',
  'Half Sleeve Shirts',
  'Printed Shirts',
];

const meta = {
  component: SearchField,
  args: {
    label: 'Search for products',
    placeholder: 'Search for products...',
    value: '',
    onValueChange: fn(),
    suggestions: [],
    suggestionsLabel: 'Suggestions',
    clearLabel: 'Clear the search',
    onSubmit: fn(),
  },
  render: function Render(args: SearchFieldProps) {
    const [value, setValue] = useState(args.value);
    const suggestions =
      value === '' ? [] : words.filter((word) => word.toLowerCase().includes(value.toLowerCase()));
    return <SearchField {...args} value={value} onValueChange={setValue} suggestions={suggestions} />;
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Suggestions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'shirt');
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
  },
};

export const ChoosesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox');
    await userEvent.type(box, 'shirt{ArrowDown}{ArrowDown}');
    await expect(within(canvasElement).getByRole('option', { name: 'T-Shirts' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('T-Shirts');
  },
};

export const EscapeClosesThenClears: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox');
    await userEvent.type(box, 'shirt{Escape}');
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
    await expect(box).toHaveValue('shirt');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
  },
};
