import { hasReaderStyles } from '@naap/ui/fixtures/reader-styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

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

/** A piece in a pick list: its size, the product, and its shelf at the end of the row. */
export const Piece: Story = {
  args: { label: 'M, Red', detail: 'Buta kurta', trailing: 'A-14' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'M, Red Buta kurta A-14' })).toBeVisible();
  },
};

interface FabricsProps {
  options: CheckboxGroupProps<string>['options'];
  columns?: CheckboxGroupProps<string>['columns'];
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
  { value: 'mulmul', label: 'Hand-block-printed mulmul cotton, washed twice' },
  { value: 'brocade', label: 'Kanjeevaramsilkwithzariborder' },
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

const counted = [
  { value: 'cotton', label: 'Cotton', count: 1204, countLabel: '1204 products' },
  { value: 'linen', label: 'Linen', count: 31, countLabel: '31 products' },
  { value: 'silk', label: 'Silk', count: 0, disabledReason: 'No products' },
  { value: 'khadi', label: 'हाथ से बुनी खादी', count: 7, countLabel: '7 products' },
];

export const Counts: Story = {
  render: () => <Fabrics columns={2} options={counted} />,
  play: async ({ canvas }) => {
    const linen = canvas.getByRole('checkbox', { name: 'Linen' });
    await expect(linen).toHaveAccessibleDescription('31 products');
    const silk = canvas.getByRole('checkbox', { name: 'Silk' });
    await expect(silk).toHaveAttribute('aria-disabled', 'true');
    await expect(silk).toHaveAccessibleDescription('No products');
    await userEvent.click(linen);
    await userEvent.tab();
    await expect(silk).toHaveFocus();
    await userEvent.keyboard('[Space]');
    await userEvent.click(canvas.getByText('Silk'));
    await expect(silk).not.toBeChecked();
    await expect(linen).toBeChecked();
  },
};

const colours = [
  { value: 'cotton', label: 'हल्दी (turmeric yellow)', swatch: { color: '#f3ba32', image: null }, count: 60 },
  { value: 'linen', label: 'Rani', swatch: { color: '#d32d71', image: null }, count: 54 },
  { value: 'khadi', label: 'Multicolour', count: 7 },
  {
    value: 'silk',
    label: 'Lassi',
    swatch: { color: '#f6f3eb', image: null },
    count: 0,
    disabledReason: 'No products',
  },
];

/** The room of numbers that have not arrived is kept. */
export const CountsUnknown: Story = {
  render: function Loading() {
    const [isKnown, setIsKnown] = useState(false);
    const known = <Option extends object>(options: readonly Option[]) =>
      options.map((option) => (isKnown ? option : { ...option, count: null, disabledReason: undefined }));
    return (
      <Stack space={8}>
        <Fabrics columns={2} options={known(counted)} />
        <Fabrics columns="swatches" options={known(colours)} />
        <Button label="Count" size="medium" onClick={() => setIsKnown(true)} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const places = () =>
      canvas.getAllByRole('checkbox').map((box) => {
        const { x, y, height } = box.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const label = box.nextElementSibling?.getBoundingClientRect();
        return { x, y: y + scrollY, height, width: label?.width };
      });
    const before = places();
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    await expect(canvas.getByText('1204')).toBeVisible();
    if (!hasReaderStyles()) await expect(places()).toEqual(before);
  },
};

/** The colour is beside its name, never instead of it. */
export const Colours: Story = {
  render: () => <Fabrics options={colours} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rani')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Lassi' })).toHaveAccessibleDescription('No products');
  },
};

/** Swatches in a grid. A value without a swatch shows its box. */
export const SwatchGrid: Story = {
  render: () => <Fabrics columns="swatches" options={colours} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'हल्दी (turmeric yellow)' })).toBeChecked();
    const rani = canvas.getByRole('checkbox', { name: 'Rani' });
    await userEvent.click(canvas.getByText('Rani'));
    await expect(rani).toBeChecked();
    // The tick shows it, not the frame's colour alone.
    await expect(rani).toBeVisible();
    await userEvent.click(rani);
    await expect(rani).not.toBeChecked();
  },
};
