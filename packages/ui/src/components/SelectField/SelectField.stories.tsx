import { stateful } from '@naap/ui/fixtures/component-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { SelectField } from './SelectField.tsx';

const Stateful = stateful(SelectField);

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

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Kind' });
    await expect(field).toHaveDisplayValue('Choose a kind');
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
