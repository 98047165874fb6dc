import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextArea } from './TextArea.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Typed(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextField
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  component: TextField,
  args: { label: 'Name', value: '', onValueChange: fn() },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Asha Menon' } };

export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Name');
    await userEvent.type(input, 'Asha');
    await expect(input).toHaveValue('Asha');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Asha');
  },
};

export const Invalid: Story = { args: { value: '', error: 'Enter a name for the rider to ask for.' } };
export const Disabled: Story = { args: { value: 'Asha Menon', disabled: true } };

export const SeveralLines: Story = {
  render: () => (
    <TextArea
      label="Address"
      value={'Flat 402, Sea Breeze, 14 Hill Road,\nBandra West, Mumbai 400050'}
      onValueChange={() => undefined}
    />
  ),
};
