import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'Cotton', checked: false, onCheckedChange: () => undefined },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Disabled: Story = { args: { disabled: true } };

function Fabrics() {
  const [values, setValues] = useState<string[]>(['cotton']);
  const options = [
    { value: 'cotton', label: 'Cotton' },
    { value: 'linen', label: 'Linen' },
    { value: 'silk', label: 'Silk', disabled: true },
  ];
  return <CheckboxGroup legend="Fabric" options={options} values={values} onValuesChange={setValues} />;
}

export const Group: Story = {
  render: () => <Fabrics />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Linen' }));
    await expect(canvas.getByRole('checkbox', { name: 'Linen' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cotton' }));
    await expect(canvas.getByRole('checkbox', { name: 'Cotton' })).not.toBeChecked();
  },
};
