import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

function Stateful({ value, onValueChange, ...props }: SelectFieldProps) {
  const [selected, setSelected] = useState(value);
  return (
    <SelectField
      {...props}
      value={selected}
      onValueChange={(next) => {
        setSelected(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  component: SelectField,
  args: {
    label: 'Kind',
    value: '',
    options: ['Jeans', 'Kurtas', 'Shirts'].map((kind) => ({ value: kind, label: kind })),
    placeholder: 'Choose a kind',
    onValueChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('Choose a kind');
  },
};

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Kind' });
    await userEvent.selectOptions(field, 'Jeans');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Jeans');
    await expect(field).toHaveDisplayValue('Jeans');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack space={20}>
      <Stateful {...args} label="Selected" value="Shirts" />
      <div data-state="focus">
        <Stateful {...args} label="Focused" value="Shirts" />
      </div>
      <Stateful {...args} label="Wrong" error="Choose the kind." />
    </Stack>
  ),
  parameters: { pseudo: { focusVisible: '[data-state="focus"] select' } },
};

/** Hindi on the narrowest phone. */
export const Narrow: Story = {
  args: {
    label: 'किस्म',
    placeholder: 'किस्म चुनें',
    error: 'वह किस्म चुनें जो आपने पहनकर देखी है।',
    options: [{ value: 'Jeans', label: 'जीन्स' }],
  },
  globals: { viewport: { value: 'narrow' } },
};
