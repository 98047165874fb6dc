import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
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
  render: (args) => <StatefulPhoneField {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

function StatefulPhoneField(args: PhoneFieldProps) {
  const [value, setValue] = useState(args.value);
  return <PhoneField {...args} value={value} onValueChange={setValue} />;
}

/** Typed digits are grouped, and other characters are removed. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Mobile number');
    await expect(input).toHaveAttribute('type', 'tel');
    await expect(input).toHaveAttribute('autocomplete', 'tel-national');
    await userEvent.type(input, '98200a-12');
    await expect(input).toHaveValue('98200 12');
    await userEvent.keyboard('345');
    await expect(input).toHaveValue('98200 12345');
  },
};

/** A pasted number may have any prefix, and replaces the value. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Mobile number');
    await userEvent.click(input);
    for (const [text, shown] of [
      ['+91 98200-12345', '98200 12345'],
      ['0091 98765 43210', '98765 43210'],
      ['919123456780', '91234 56780'],
      ['09000000001', '90000 00001'],
    ] as const) {
      await userEvent.paste(text);
      await expect(input).toHaveValue(shown);
    }
    fireEvent.input(input, { target: { value: '+919820012345' } });
    await expect(input).toHaveValue('98200 12345');
  },
};

/** The caret stays at the position of the edit, and the gap between the groups does not affect editing. */
export const EditedInTheMiddle: Story = {
  args: { value: '9820012345' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Mobile number');
    await userEvent.click(input);
    input.setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('98201 2345');
    await expect(input.selectionStart).toBe(4);
    input.setSelectionRange(6, 6);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('98202 345');
    await expect(input.selectionStart).toBe(4);
  },
};

export const States: Story = {
  render: ({ prefix, onValueChange }) => {
    const shared = { prefix, onValueChange };
    return (
      <Stack space={24}>
        <PhoneField {...shared} label="Empty" value="" />
        <PhoneField {...shared} label="Filled" value="9820012345" />
        <div data-state="Focus">
          <PhoneField {...shared} label="Focus" value="98200" />
        </div>
        <PhoneField
          {...shared}
          label="Error"
          value="98200"
          error="Please enter a valid 10-digit phone number"
        />
        <PhoneField {...shared} label="Disabled" value="9820012345" disabled hint="The code is on its way." />
      </Stack>
    );
  },
  parameters: { pseudo: { focusVisible: '[data-state="Focus"] input' } },
};

export const WithError: Story = {
  args: { value: '98200', error: 'Please enter a valid 10-digit phone number' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Mobile number');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Please enter a valid 10-digit phone number 10 digits. Pasting with +91 or a leading 0 is fine.',
    );
  },
};

/** Hindi on the narrowest phone. */
export const Narrow: Story = {
  args: {
    label: 'मोबाइल नंबर',
    value: '9820012345',
    hint: '10 अंक। +91 या 0 के साथ पेस्ट करना भी ठीक है।',
  },
  globals: { viewport: { value: 'narrow' } },
};
