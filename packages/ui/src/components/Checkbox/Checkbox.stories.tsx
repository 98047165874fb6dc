import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'Cotton', checked: false, onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Cotton'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('[Space]');
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const On: Story = { args: { checked: true } };

export const States: Story = {
  render: (args) => (
    <Stack space={0}>
      {[false, true].map((checked) =>
        ['Rest', 'Hover', 'Pressed', 'Focus', 'Disabled'].map((state) => (
          <div key={`${state} ${checked}`} data-state={state}>
            <Checkbox
              {...args}
              checked={checked}
              label={checked ? `${state}, checked` : state}
              disabled={state === 'Disabled'}
            />
          </div>
        )),
      )}
    </Stack>
  ),
  parameters: {
    pseudo: {
      hover: '[data-state="Hover"] label',
      active: '[data-state="Pressed"] label',
      focusVisible: '[data-state="Focus"] input',
    },
  },
};

interface FabricsProps {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  columns?: 1 | 2;
}

function Fabrics({ options, columns = 1 }: FabricsProps) {
  const [values, setValues] = useState<string[]>(['cotton']);
  return (
    <CheckboxGroup
      legend="Fabric"
      options={options}
      values={values}
      onValuesChange={setValues}
      columns={columns}
    />
  );
}

const fabrics = [
  { value: 'cotton', label: 'Cotton' },
  { value: 'linen', label: 'Linen' },
  { value: 'silk', label: 'Silk', disabled: true },
];

export const Group: Story = {
  render: () => <Fabrics options={fabrics} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Fabric' })).toBeVisible();
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await userEvent.click(box('Linen'));
    await expect(box('Linen')).toBeChecked();
    await userEvent.click(box('Cotton'));
    await expect(box('Cotton')).not.toBeChecked();
    await userEvent.click(canvas.getByText('Silk'));
    await expect(box('Silk')).not.toBeChecked();
  },
};

export const TwoColumns: Story = {
  render: () => (
    <Fabrics
      columns={2}
      options={['Cotton', 'Linen', 'Modal', 'Denim', 'Chiffon', 'Khadi'].map((label) => ({
        value: label.toLowerCase(),
        label,
      }))}
    />
  ),
};

/** Long words and Hindi on the narrowest phone. */
export const Narrow: Story = {
  render: () => (
    <Stack space={16}>
      {([1, 2] as const).map((columns) => (
        <Fabrics
          key={columns}
          columns={columns}
          options={[
            { value: 'cotton', label: 'Hand-block-printed mulmul cotton, washed twice' },
            { value: 'silk', label: 'Kanjeevaramsilkwithzariborder' },
            { value: 'khadi', label: 'हाथ से बुनी खादी' },
            { value: 'wool', label: 'ऊन', disabled: true },
          ]}
        />
      ))}
    </Stack>
  ),
  globals: { viewport: { value: 'narrow' } },
};
