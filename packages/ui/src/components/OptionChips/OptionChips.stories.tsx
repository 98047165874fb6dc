import { markStates } from '@naap/ui/fixtures/component-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { OptionLabel } from '../OptionLabel/index.ts';
import { Stack } from '../Stack/index.ts';
import { OptionChips, type OptionChipsProps } from './index.ts';

const availableValues = (...values: string[]) =>
  values.map((value) => ({ value, available: true, selectable: true }));

const meta = {
  component: OptionChips,
  args: {
    values: availableValues('Linen', 'Cotton', 'Khadi silk'),
    selected: null,
    onSelect: fn(),
    labelledBy: 'material',
    unavailableLabel: 'unavailable',
  },
  render: function Labelled(args: OptionChipsProps) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <Stack space={8}>
        <OptionLabel
          id={args.labelledBy}
          label="Material"
          {...(selected ? { value: selected } : { hint: 'Please select Material' })}
        />
        <OptionChips
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
} satisfies Meta<typeof OptionChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Material' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Cotton' }));
    await expect(args.onSelect).toHaveBeenCalledWith('Cotton');
    await expect(canvas.getByRole('radio', { name: 'Cotton' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('Linen');
    await expect(canvas.getByRole('radio', { name: 'Linen' })).toHaveFocus();
  },
};

/** At rest, hovered, pressed and focused; the last value is selected. */
export const States: Story = {
  args: { values: availableValues('Rest', 'Hover', 'Press', 'Focus', 'Chosen'), selected: 'Chosen' },
  decorators: [markStates],
  parameters: {
    pseudo: {
      hover: '[data-states] label:has([value="Hover"])',
      active: '[data-states] label:has([value="Press"])',
      focusVisible: '[data-states] [value="Focus"]',
    },
  },
};

/** The first value cannot be selected. Selecting the second one would change another option. */
export const Unavailable: Story = {
  args: {
    values: [
      { value: 'Wool', available: false, selectable: false },
      { value: 'Khadi silk', available: false, selectable: true },
      ...availableValues('Cotton'),
    ],
    selected: 'Cotton',
  },
  play: async ({ args, canvas }) => {
    const wool = canvas.getByRole('radio', { name: 'Wool, unavailable' });
    await userEvent.click(wool);
    await expect(wool).toHaveFocus();
    await expect(wool).not.toBeChecked();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Khadi silk, unavailable' }));
    await expect(args.onSelect).toHaveBeenCalledWith('Khadi silk');
  },
};

/** With very long words and Hindi. */
export const ManyValues: Story = {
  args: {
    values: availableValues(
      'Hand-loomed Chanderi silk with a zari border, washed once before it is cut and twice before it is sent',
      'हाथ से बुना हुआ सूती कपड़ा, दो बार धुला हुआ',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      ...Array.from({ length: 17 }, (_, index) => `Pattern ${index + 1}`),
    ),
  },
};
