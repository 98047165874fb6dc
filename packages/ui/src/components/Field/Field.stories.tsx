import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { control } from '../../css/control.css.ts';
import { Field } from './Field.tsx';

const meta = {
  component: Field,
  args: {
    label: 'City',
    children: (props) => <input {...props} className={control()} defaultValue="Mumbai" />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const WithHint: Story = { args: { hint: 'As on your ID.' } };
export const LabelHidden: Story = { args: { labelHidden: true } };

export const Invalid: Story = {
  args: { error: 'Choose a city we deliver to.', hint: 'Mumbai, Pune, Bengaluru.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'City' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Choose a city we deliver to. Mumbai, Pune, Bengaluru.');
  },
};
