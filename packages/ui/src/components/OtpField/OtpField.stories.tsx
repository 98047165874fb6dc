import { stateful } from '@naap/ui/fixtures/component-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { OtpField } from './OtpField.tsx';

const Stateful = stateful(OtpField);

const meta = {
  component: OtpField,
  args: { label: '6-digit code', value: '', onValueChange: () => undefined },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Characters other than digits are removed, and so is a seventh digit. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('6-digit code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '4a0-7 1');
    await expect(input).toHaveValue('4071');
    await userEvent.keyboard('{Backspace}192555');
    await expect(input).toHaveValue('407192');
  },
};

/** Pasting a text that contains a code replaces a wrong code. In a text with several numbers, six digits in a row are the code. */
export const Pasted: Story = {
  args: { value: '111111', error: 'Invalid OTP. Please check and try again.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('6-digit code');
    await userEvent.tab();
    await userEvent.paste('Your code: 407 192.');
    await expect(input).toHaveValue('407192');
    await userEvent.paste('Order 1234: OTP ४८२९१३');
    await expect(input).toHaveValue('482913');
    // A phone's keyboard autofills the whole code at once.
    fireEvent.input(input, { target: { value: '407192' } });
    await expect(input).toHaveValue('407192');
  },
};

/** The arrow keys move between the boxes, and a typed digit replaces the digit in the box. */
export const Corrected: Story = {
  args: { value: '407199' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('6-digit code');
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await userEvent.keyboard('8');
    await expect(input).toHaveValue('408199');
    await waitFor(() => expect([input.selectionStart, input.selectionEnd]).toEqual([3, 4]));
    await userEvent.keyboard('2');
    await expect(input).toHaveValue('408299');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(input).toHaveValue('4089');
  },
};

/** Each digit typed into a partial code replaces the digit of its box; after a deletion, it fills the gap. */
export const CorrectedPartially: Story = {
  args: { value: '4071' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('6-digit code');
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    for (const [key, value, selection] of [
      ['8', '4871', [2, 3]],
      ['9', '4891', [3, 4]],
      ['{ArrowLeft}', '4891', [2, 3]],
      ['{Backspace}', '481', [2, 2]],
      ['5', '4851', [3, 4]],
      ['6', '4856', [4, 4]],
      ['7', '48567', [5, 5]],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(input).toHaveValue(value);
      await waitFor(() => expect([input.selectionStart, input.selectionEnd]).toEqual(selection));
    }
  },
};

/** The code of a door, which nobody sends by text message. */
export const FourDigits: Story = {
  args: { label: 'Door code', length: 4 },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Door code');
    await expect(input).toHaveAttribute('autocomplete', 'off');
    await userEvent.type(input, '48 125');
    await expect(input).toHaveValue('4812');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack space={24}>
      <OtpField {...args} label="Empty" />
      <OtpField {...args} label="Partly typed" value="407" hint="It came by text message." />
      <div data-state="Focus">
        <OtpField {...args} label="Focus" value="407" />
      </div>
      <OtpField {...args} label="Error" value="407192" error="OTP has expired. Please request a new one." />
      <Stack space={4}>
        <OtpField {...args} label="Disabled" value="407192" disabled />
        <Text size="small" tone="secondary">
          Being verified
        </Text>
      </Stack>
    </Stack>
  ),
  parameters: { pseudo: { focusVisible: '[data-state="Focus"] input' } },
};
