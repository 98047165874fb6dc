import { stateful } from '@naap/ui/fixtures/component-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { PhoneField } from './PhoneField.tsx';

const Stateful = stateful(PhoneField);

const meta = {
  component: PhoneField,
  args: {
    label: 'Mobile number',
    prefix: '+91',
    value: '',
    hint: '10 digits. Pasting with +91 or a leading 0 is fine.',
    onValueChange: () => undefined,
    foreignError: 'We can text Indian numbers (+91) only. Please enter one.',
    tooLongError: 'A mobile number has 10 digits. The others were not added.',
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed digits are grouped, and other characters and the country code are removed. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Mobile number');
    await expect(input).toHaveAttribute('type', 'tel');
    await expect(input).toHaveAttribute('autocomplete', 'tel-national');
    await userEvent.type(input, '98200a-12');
    await expect(input).toHaveValue('98200 12');
    await userEvent.keyboard('345');
    await expect(input).toHaveValue('98200 12345');
    await userEvent.type(input, '+91', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(input).toHaveValue('98200 12345');
    await expect(input).toBeValid();
  },
};

/** A pasted number may have any prefix, and replaces the value. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Mobile number');
    await userEvent.click(input);
    await userEvent.paste('98765 43210');
    await userEvent.paste('+91 91234-56780');
    await expect(input).toHaveValue('91234 56780');
    fireEvent.input(input, { target: { value: '+919820012345' } });
    await expect(input).toHaveValue('98200 12345');
  },
};

/** The number of another country stays as typed, with an error that says so. */
export const OtherCountry: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Mobile number');
    await userEvent.type(input, '+1 415');
    await expect(input).toHaveValue('+1415');
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(args.foreignError));
    await userEvent.paste('98200 12345');
    await expect(input).toHaveValue('98200 12345');
    await expect(input).toBeValid();
    await userEvent.paste('+44 7911 123456');
    await expect(input).toHaveValue('+447911123456');
    await expect(input).toBeInvalid();
  },
};

/** Digits beyond the tenth are not added, and an error says so until the next edit. */
export const TooLong: Story = {
  args: { value: '9820012345' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Mobile number');
    await userEvent.click(input);
    for (const enter of [() => userEvent.keyboard('6'), () => userEvent.paste('98765 432109')]) {
      await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('98200 1234');
      await expect(input).toBeValid();
      await userEvent.keyboard('5');
      await enter();
      await expect(input).toHaveValue('98200 12345');
      await expect(input).toHaveAccessibleDescription(expect.stringContaining(args.tooLongError));
    }
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
  render: ({ prefix, onValueChange, foreignError, tooLongError }) => {
    const shared = { prefix, onValueChange, foreignError, tooLongError };
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
