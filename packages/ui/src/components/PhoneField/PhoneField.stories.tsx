import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

const meta = {
  component: PhoneField,
  args: {
    label: 'Mobile number',
    prefix: '+91',
    value: '',
    hint: '10 digits. Pasting with +91 or a leading 0 is fine.',
    onValueChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: PhoneFieldProps) {
  const [value, setValue] = useState(args.value);
  return <PhoneField {...args} value={value} onValueChange={setValue} />;
}

export const Empty: Story = {};

export const Filled: Story = { args: { value: '9820012345' } };

export const WithError: Story = {
  args: { value: '98200', error: 'Please enter a valid 10-digit phone number' },
};

export const PastedWithPrefix: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Mobile number');
    await userEvent.click(input);
    await userEvent.paste('+91 98200-12345');
    await expect(input).toHaveValue('98200 12345');
  },
};

export const EditedInTheMiddle: Story = {
  args: { value: '9820012345' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Mobile number');
    await userEvent.click(input);
    input.setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('98201 2345');
    await expect(input.selectionStart).toBe(4);
  },
};
