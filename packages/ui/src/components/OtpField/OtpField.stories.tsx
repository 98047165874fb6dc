import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { OtpField, type OtpFieldProps } from './OtpField.tsx';

const meta = {
  component: OtpField,
  args: { label: '6-digit code', value: '', onValueChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: OtpFieldProps) {
  const [value, setValue] = useState(args.value);
  return <OtpField {...args} value={value} onValueChange={setValue} />;
}

export const Empty: Story = {};

export const Partial: Story = { args: { value: '407' } };

export const WithError: Story = {
  args: { value: '407192', error: 'Invalid OTP. Please check and try again.' },
};

export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('6-digit code');
    await userEvent.click(input);
    await userEvent.paste('Your code: 407 192.');
    await expect(input).toHaveValue('407192');
  },
};
