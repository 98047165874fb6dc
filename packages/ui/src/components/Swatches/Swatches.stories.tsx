import { markStates } from '@naap/ui/fixtures/component-states';
import { patternUrl } from '@naap/ui/fixtures/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { OptionLabel } from '../OptionLabel/index.ts';
import { Stack } from '../Stack/index.ts';
import { Swatches, type SwatchesProps } from './index.ts';

const painted = [
  { value: 'Rani pink', swatchColor: '#d3246f', available: true },
  { value: 'Indigo', swatchColor: '#2b3f8f', available: true },
  { value: 'Kora white', swatchColor: '#ffffff', available: true },
  { value: 'Kajal black', swatchColor: '#14090f', available: true },
  { value: 'Haldi', swatchColor: '#c9890f', available: false },
];
const named = (...values: string[]) => values.map((value) => ({ value, swatchColor: null, available: true }));

const meta = {
  component: Swatches,
  args: {
    colours: painted,
    selected: 'Rani pink',
    onSelect: fn(),
    labelledBy: 'colours',
    unavailableLabel: 'unavailable',
  },
  render: function Labelled(args: SwatchesProps) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <Stack space={8}>
        <OptionLabel id={args.labelledBy} label="Colors Available" value={selected ?? undefined} />
        <Swatches
          {...args}
          selected={selected}
          onSelect={(value) => {
            setSelected(value);
            args.onSelect(value);
          }}
        />
      </Stack>
    );
  },
} satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Painted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Indigo' }));
    await expect(args.onSelect).toHaveBeenCalledWith('Indigo');
    await expect(canvas.getByRole('radio', { name: 'Indigo' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('Rani pink');
    // A sold-out colour can be selected.
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Haldi, unavailable' })).toBeChecked();
  },
};

/** At rest, hovered, pressed and focused; the last colour is sold out. */
export const States: Story = {
  args: { selected: null },
  decorators: [markStates],
  parameters: {
    pseudo: {
      hover: '[data-states] label:has([value="Indigo"])',
      active: '[data-states] label:has([value="Kora white"])',
      focusVisible: '[data-states] [value="Kajal black"]',
    },
  },
};

export const NamesOnly: Story = {
  args: {
    colours: named('As pictured', 'Hand-dyed indigo with a madder-red border', 'नीला'),
    selected: 'नीला',
  },
};

/** A pattern is shown as an image; the name of a sold-out colour without a swatch is struck through. */
export const Patterns: Story = {
  args: {
    colours: [
      { value: 'Ajrakh', swatchColor: '#7a1f2b', swatchImage: patternUrl('#7a1f2b'), available: true },
      { value: 'Leheriya', swatchColor: null, swatchImage: patternUrl('#c9890f'), available: false },
      { value: 'Plain', swatchColor: null, swatchImage: null, available: false },
    ],
    selected: 'Ajrakh',
  },
  play: async ({ canvas }) => {
    const { nextElementSibling: swatch } = canvas.getByRole('radio', { name: 'Ajrakh' });
    await expect(swatch).toHaveStyle({ backgroundImage: `url("${patternUrl('#7a1f2b')}")` });
    await expect(canvas.getByRole('radio', { name: 'Plain, unavailable' })).toBeInTheDocument();
  },
};
