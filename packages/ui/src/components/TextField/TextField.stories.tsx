import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { TextArea } from './TextArea.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

function StatefulTextField(props: TextFieldProps) {
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
  render: (args) => <StatefulTextField {...args} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Asha Menon', hint: 'The rider asks for this name.' } };

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(input, 'Asha');
    await expect(input).toHaveValue('Asha');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Asha');
  },
};

export const States: Story = {
  render: () => (
    <Stack space={20}>
      <StatefulTextField label="At rest" value="Asha Menon" onValueChange={() => undefined} />
      <div data-state="hover">
        <StatefulTextField label="Hovered" value="Asha Menon" onValueChange={() => undefined} />
      </div>
      <div data-state="focus">
        <StatefulTextField label="Focused" value="Asha Menon" onValueChange={() => undefined} />
      </div>
      <StatefulTextField
        label="Wrong"
        value=""
        error="Enter a name for the rider to ask for."
        onValueChange={() => undefined}
      />
      <StatefulTextField
        label="Disabled"
        value="Asha Menon"
        disabled
        hint="Saved with the order; it can no longer be changed."
        onValueChange={() => undefined}
      />
    </Stack>
  ),
  parameters: {
    pseudo: { hover: '[data-state="hover"] input', focusVisible: '[data-state="focus"] input' },
  },
};

export const Invalid: Story = {
  args: { error: 'Enter a name for the rider to ask for.', hint: 'As on the door.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter a name for the rider to ask for. As on the door.');
  },
};

export const SeveralLines: Story = {
  render: () => (
    <Stack space={20}>
      <TextArea
        label="Address"
        value={'Flat 402, Sea Breeze, 14 Hill Road,\nBandra West, Mumbai 400050'}
        onValueChange={() => undefined}
      />
      <TextArea label="Landmark" value="" onValueChange={() => undefined} />
    </Stack>
  ),
};

export const LongWordsAndHindi: Story = {
  render: () => (
    <Stack space={20}>
      <StatefulTextField
        label="Name as it is written beside the bell of the flat that the rider comes to"
        value="Venkatanarasimharajuvaripeta Srinivasa Raghavan"
        onValueChange={() => undefined}
      />
      <TextArea
        label="पता"
        value="फ्लैट ४०२, सी ब्रीज़, १४ हिल रोड, बांद्रा पश्चिम, मुंबई ४०००५०"
        onValueChange={() => undefined}
      />
    </Stack>
  ),
  globals: { viewport: { value: 'narrow' } },
};
