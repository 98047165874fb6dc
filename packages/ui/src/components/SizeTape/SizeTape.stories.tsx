import { expectStableLayout, sampleMotion } from '@naap/ui/fixtures/motion-samples';
import { within } from '@naap/ui/fixtures/queries';
import { hasLargeText, hasReaderStyles } from '@naap/ui/fixtures/reader-styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { OptionLabel } from '../OptionLabel/index.ts';
import { Stack } from '../Stack/index.ts';
import { SizeTape, SizeTapeButtons, SizeTapeGroup, type SizeTapeProps } from './index.ts';

const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((value) => ({ value, available: value !== 'XXL' }));
const allAvailable = (...values: string[]) => values.map((value) => ({ value, available: true }));

function StatefulSizeTape(args: SizeTapeProps) {
  const [selected, setSelected] = useState(args.selected);
  return (
    <Stack space={8}>
      <OptionLabel
        id={args.labelledBy}
        label="Size"
        {...(selected ? { value: selected } : { hint: 'Please select a size' })}
      />
      <SizeTape
        {...args}
        selected={selected}
        onSelect={(value) => {
          setSelected(value);
          args.onSelect(value);
        }}
      />
    </Stack>
  );
}

const meta = {
  component: SizeTape,
  args: {
    sizes: letters,
    selected: null,
    onSelect: fn(),
    labelledBy: 'size',
    unavailableLabel: 'unavailable',
  },
  render: (args) => <StatefulSizeTape {...args} />,
} satisfies Meta<typeof SizeTape>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  args: { selected: 'M' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'L' }));
    await expect(args.onSelect).toHaveBeenCalledWith('L');
    await expect(canvas.getByRole('radio', { name: 'L' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'M' })).not.toBeChecked();
  },
};

/** The marker slides to the selected size, and the layout of the tape does not change. */
export const MarkerSlides: Story = {
  args: { selected: 'S' },
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    const tape = canvas.getByRole('group');
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const cell = (size: string) => box(canvas.getByRole('radio', { name: size }).closest('label'));
    const boxes: DOMRect[] = [];
    const slide = await sampleMotion({
      scope: () => tape,
      start: () => userEvent.click(canvas.getByRole('radio', { name: 'L' })),
      settled: 'before',
      onFrame: () => {
        boxes.push(box(tape.querySelector('label')?.previousElementSibling));
      },
    });
    expectStableLayout(slide);
    await expect(slide.moves).toBe(true);
    const lefts = boxes.map(({ left }) => left);
    await expect(lefts[0]).toBeCloseTo(cell('S').left, 0);
    await expect(lefts.at(-1)).toBeCloseTo(cell('L').left, 0);
    await expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    for (const { width } of boxes) await expect(width).toBeCloseTo(cell('L').width, 0);
  },
};

/** Two sizes are tried on: the block of ink covers both. */
export const WithPartner: Story = { args: { selected: 'M', partner: 'L' } };

export const States: Story = {
  render: (args) => (
    <Stack space={24}>
      <StatefulSizeTape
        {...args}
        labelledBy="states"
        sizes={allAvailable('Rest', 'Hover', 'Press', 'Focus')}
      />
      <StatefulSizeTape
        {...args}
        labelledBy="chosen"
        sizes={[...allAvailable('Chosen'), { value: 'Gone', available: false }]}
        selected="Chosen"
      />
      <StatefulSizeTape {...args} labelledBy="focused" sizes={allAvailable('Both')} selected="Both" />
      <StatefulSizeTape
        {...args}
        labelledBy="words"
        sizes={allAvailable('Free Size', 'Free Size, petite', 'बहुत बड़ा')}
        selected="बहुत बड़ा"
      />
    </Stack>
  ),
  parameters: {
    pseudo: {
      hover: 'label:has([value="Hover"])',
      active: ['label:has([value="Press"])', '[value="Press"]'],
      focusVisible: ['[value="Focus"]', '[value="Both"]'],
    },
  },
};

export const SelectedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const size = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(size('XS')).toHaveFocus();
    await userEvent.keyboard('[Space]{ArrowRight}{ArrowDown}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('M');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(size('S')).toBeChecked();
    // Wraps around at the end. The sold-out size gets the focus but is not selected.
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(size('XXL, unavailable')).toHaveFocus();
    await expect(size('XS')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(size('XL')).toBeChecked();
  },
};

/** A sold-out size cannot be selected, unless selecting it changes another option, such as the width. */
export const SoldOut: Story = {
  args: { sizes: [...letters, { value: '3XL', available: false, selectable: true }], selected: 'S' },
  play: async ({ args, canvas }) => {
    const soldOut = canvas.getByRole('radio', { name: 'XXL, unavailable' });
    await userEvent.click(soldOut);
    await expect(soldOut).toHaveFocus();
    await expect(soldOut).not.toBeChecked();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'S' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '3XL, unavailable' }));
    await expect(args.onSelect).toHaveBeenCalledWith('3XL');
    await expect(canvas.getByRole('radio', { name: '3XL, unavailable' })).toBeChecked();
  },
};

/** A size that is selected initially, or has the focus, is scrolled into view. */
export const ManySizes: Story = {
  args: {
    sizes: Array.from({ length: 12 }, (_, index) => ({
      value: `${26 + index * 2}`,
      available: index % 5 !== 4,
    })),
    selected: '48',
  },
  play: async ({ canvas }) => {
    const box = (size: string) => canvas.getByRole('radio', { name: size }).getBoundingClientRect();
    await waitFor(() => expect(box('48').right).toBeLessThanOrEqual(window.innerWidth));
    canvas.getByRole('radio', { name: '26' }).focus();
    await expect(box('26').left).toBeGreaterThanOrEqual(0);
  },
};

const mark = (...values: string[]) => ({ values, label: 'your naap' });

/** A marked size is announced, and is not selected. */
export const Marked: Story = {
  args: { marked: mark('M') },
  play: async ({ args, canvas }) => {
    const marked = canvas.getByRole('radio', { name: 'M, your naap' });
    await expect(marked).not.toBeChecked();
    await userEvent.click(marked);
    await expect(args.onSelect).toHaveBeenCalledWith('M');
    await expect(canvas.getAllByText('your naap')).toHaveLength(1);
  },
};

/** Two neighbours have one line around both. */
export const MarkedBetweenTwo: Story = {
  args: { marked: mark('M', 'L'), selected: 'L' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'M, your naap' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'L, your naap' })).toBeChecked();
    await expect(canvas.getAllByText('your naap')).toHaveLength(1);
  },
};

/** Six sizes fit in the width of the screen. The flag stays on the tape, and a sold-out size can be marked. */
export const MarkedAtTheEnds: Story = {
  args: { marked: mark('XS', 'XXL', '4XL') },
  globals: { viewport: { value: 'narrow' } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('radio', { name: 'XXL, unavailable, your naap' });
    await expect(last).toBeVisible();
    // A tape of large letters scrolls.
    if (!hasLargeText() && !hasReaderStyles())
      await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    for (const flag of canvas.getAllByText('your naap')) {
      flag.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right } = flag.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};

function ArrivingMark(args: SizeTapeProps) {
  const [isMarked, setMarked] = useState(false);
  return (
    <Stack space={8}>
      <SizeTape {...args} marked={isMarked ? mark('M') : null} />
      <Button label="Mark" onClick={() => setMarked(true)} />
    </Stack>
  );
}

/** A mark that arrives later is drawn from left to right, and moves nothing. */
export const MarkIsDrawn: Story = {
  globals: { motion: 'full' },
  render: (args) => <ArrivingMark {...args} />,
  play: async ({ canvas }) => {
    const tape = canvas.getByRole('group');
    const { top, bottom } = tape.getBoundingClientRect();
    const drawing = await sampleMotion({
      scope: () => tape,
      start: () => userEvent.click(canvas.getByRole('button', { name: 'Mark' })),
      settled: 'after',
    });
    expectStableLayout(drawing);
    await expect(drawing.animated).toContain('clipPath');
    await expect(tape.getBoundingClientRect()).toMatchObject({ top, bottom });
  },
};

function Filter() {
  const [values, setValues] = useState(['M', 'L']);
  const sizes = letters.map(({ value, available }, index) => ({
    value,
    label: value,
    count: available ? 12 * (index + 1) : 0,
    countLabel: `${12 * (index + 1)} products`,
    disabledReason: available ? undefined : 'No products',
  }));
  return <SizeTapeGroup legend="Size" options={sizes} values={values} onValuesChange={setValues} />;
}

const onPress = fn();

/** A press acts at once, and the keyboard acts on no size on the way. */
export const AsButtons: Story = {
  render: ({ sizes, unavailableLabel }) => (
    <SizeTapeButtons {...{ sizes, unavailableLabel, onPress }} label="Size" marked={mark('M')} />
  ),
  play: async ({ canvas }) => {
    onPress.mockClear();
    const size = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await userEvent.tab();
    await expect(size('S')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(size('XXL, unavailable'));
    await expect(onPress).not.toHaveBeenCalled();
    size('M, your naap').focus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress.mock.calls).toEqual([['M']]);
  },
};

/** Every size is in view at once: each kind of size has a tape with its name, which is cut into rows. */
export const FilterOfSeveralKinds: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <SizeTapeGroup
      legend="Size"
      options={[
        ...letters.map(({ value }) => ({ value, label: value, tape: 'Letter sizes', count: 488 })),
        ...[3, 4, 5, 6, 7, 8, 9, 10, 11].map((size) => ({
          value: `UK ${size}`,
          label: `UK ${size}`,
          tape: 'UK sizes',
          count: 21,
        })),
        { value: 'Free Size', label: 'Free Size', tape: 'Other sizes', count: 4 },
      ]}
      values={['L', 'UK 10']}
      onValuesChange={onPress}
    />
  ),
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name }).getBoundingClientRect();
    await expect(
      within(canvas.getByRole('group', { name: 'UK sizes' })).getAllByRole('checkbox'),
    ).toHaveLength(9);
    const boxes = canvas.getAllByRole('checkbox').map((size) => size.getBoundingClientRect());
    await expect(boxes.filter(({ left, right }) => left < 0 || right > window.innerWidth)).toEqual([]);
    await expect(box('UK 3').top).toBeGreaterThan(box('XXL').bottom);
    await expect(box('UK 3').left).toBeCloseTo(box('XS').left, 0);
    await expect(box('UK 11').width).toBeCloseTo(box('UK 3').width, 0);
    await expect(box('Free Size').top).toBeGreaterThan(box('UK 11').bottom);
  },
};

/** Several sizes can be chosen in a filter. */
export const AsFilter: Story = {
  render: () => <Filter />,
  play: async ({ canvas }) => {
    const size = (name: string) => canvas.getByRole('checkbox', { name });
    await userEvent.click(size('S'));
    await userEvent.click(size('M'));
    await userEvent.click(size('XXL'));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toEqual([size('S'), size('L')]);
    await expect(size('S')).toHaveAccessibleDescription('24 products');
    await expect(size('XXL')).toHaveAccessibleDescription('No products');
  },
};
