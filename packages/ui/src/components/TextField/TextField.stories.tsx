import { stateful } from '@naap/ui/fixtures/component-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const Stateful = stateful(TextField);

const meta = {
  component: TextField,
  args: { label: 'Name', value: '', onValueChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(input, 'Asha');
    await expect(input).toHaveValue('Asha');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Asha');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack space={20}>
      <Stateful {...args} label="At rest" value="Asha Menon" />
      <div data-state="hover">
        <Stateful {...args} label="Hovered" value="Asha Menon" />
      </div>
      <div data-state="focus">
        <Stateful {...args} label="Focused" value="Asha Menon" />
      </div>
      <Stateful {...args} label="Wrong" value="" error="Enter a name for the rider to ask for." />
      <Stateful
        {...args}
        label="Disabled"
        value="Asha Menon"
        disabled
        hint="Saved with the order; it can no longer be changed."
      />
    </Stack>
  ),
  parameters: {
    pseudo: { hover: '[data-state="hover"] input', focusVisible: '[data-state="focus"] input' },
  },
};

/** The browser suggests texts. Another one can be typed. */
export const Suggestions: Story = {
  args: { label: 'Brand', suggestions: ['Kora', 'Rangrez'] },
  play: async ({ args, canvas, canvasElement }) => {
    const options = canvasElement.querySelectorAll<HTMLOptionElement>('datalist option');
    await expect(Array.from(options, ({ value }) => value)).toEqual(['Kora', 'Rangrez']);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Brand' }), 'Mine');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Mine');
  },
};

export const SeveralLines: Story = {
  render: (args) => (
    <Stack space={20}>
      <TextArea
        onValueChange={args.onValueChange}
        label="Address"
        value={'Flat 402, Sea Breeze, 14 Hill Road,\nBandra West, Mumbai 400050'}
      />
      <TextArea
        onValueChange={args.onValueChange}
        label="Landmark as it is written beside the bell of the flat, पता"
        value=""
      />
    </Stack>
  ),
};
