import { stateful } from '@naap/ui/fixtures/component-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, type within } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { RangeField } from './RangeField.tsx';

const Stateful = stateful(RangeField);

const meta = {
  component: RangeField,
  args: {
    legend: 'Price',
    minLabel: 'Minimum price (₹)',
    maxLabel: 'Maximum price (₹)',
    limits: { min: 199, max: 12_349 },
    value: { min: null, max: null },
    onValueChange: fn(),
    formatValue: (value) => `₹${value}`,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof RangeField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const box = (canvas: Canvas, end: 'Minimum' | 'Maximum') =>
  canvas.getByRole('textbox', { name: `${end} price (₹)` });
const thumbOf = (canvas: Canvas, end: 'Minimum' | 'Maximum') =>
  canvas.getByRole('slider', { name: `${end} price (₹)` });

/** Inputs and slider show the same ends. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Price' })).toBeVisible();
    await expect(box(canvas, 'Minimum')).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(box(canvas, 'Minimum'), '1,000');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 1000, max: null });
    await expect(thumbOf(canvas, 'Minimum')).toHaveValue('1000');
    await expect(thumbOf(canvas, 'Minimum')).toHaveAttribute('aria-valuetext', '₹1000');
    await userEvent.type(box(canvas, 'Maximum'), '3000{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 1000, max: 3000 });
    // The ends in the wrong order are swapped.
    await userEvent.clear(box(canvas, 'Minimum'));
    await userEvent.type(box(canvas, 'Minimum'), '4000{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 3000, max: 4000 });
    await expect(box(canvas, 'Minimum')).toHaveValue('3000');
    await userEvent.clear(box(canvas, 'Minimum'));
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: null, max: 4000 });
    // The maximum is next in the order of focus, then the thumbs.
    args.onValueChange.mockClear();
    await userEvent.tab();
    await expect(thumbOf(canvas, 'Minimum')).toHaveFocus();
    await userEvent.tab();
    await expect(thumbOf(canvas, 'Maximum')).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Moves a thumb, which fires `input`, and lets it go, which fires `change`. */
const drag = async (thumb: HTMLElement, value: string) => {
  await fireEvent.input(thumb, { target: { value } });
  await fireEvent.change(thumb);
};

export const Dragged: Story = {
  args: { value: { min: 2000, max: 4000 } },
  play: async ({ canvas, args }) => {
    const [low, high] = [thumbOf(canvas, 'Minimum'), thumbOf(canvas, 'Maximum')];
    await fireEvent.input(low, { target: { value: '3000' } });
    await expect(box(canvas, 'Minimum')).toHaveValue('3000');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await fireEvent.change(low);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 3000, max: 4000 });
    // A thumb stops at the other one.
    await drag(low, '9000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 4000, max: 4000 });
    // A thumb at the end of the slider sets no limit.
    await drag(high, '12400');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 4000, max: null });
  },
};

/** Assistive technology sets a value in one step, without pointer and keys, and need not move the focus. */
export const SetByAssistiveTechnology: Story = {
  args: { value: { min: 2000, max: 4000 } },
  play: async ({ canvas, args }) => {
    const set = (input: HTMLElement, value: string) => {
      // As the browser does: React is not told that the value has changed.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
    };
    set(thumbOf(canvas, 'Minimum'), '3000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 3000, max: 4000 });
    set(thumbOf(canvas, 'Maximum'), '3600');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 3000, max: 3600 });
    set(box(canvas, 'Minimum'), '500');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 500, max: 3600 });
    set(box(canvas, 'Maximum'), '');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 500, max: null });
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
  },
};

/** A key that is held fires `change` for every step. The value is complete when it is released, or when Tab has moved the focus. */
export const KeyHeld: Story = {
  args: { value: { min: 2000, max: null } },
  play: async ({ canvas, args }) => {
    const low = thumbOf(canvas, 'Minimum');
    for (const release of [() => fireEvent.keyUp(low), () => low.blur()]) {
      low.focus();
      await fireEvent.keyDown(low, { key: 'ArrowRight' });
      for (const value of ['2200', '2400']) await drag(low, value);
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await release();
      await expect(args.onValueChange).toHaveBeenCalledWith({ min: 2400, max: null });
      await drag(low, '2000');
      args.onValueChange.mockClear();
    }
  },
};

/** Both thumbs are at the upper end: the lower one is on top, and can be moved back. */
export const ThumbsTogether: Story = {
  args: { value: { min: 12_400, max: 12_400 } },
  play: async ({ canvas }) => {
    const { right, top, height } = thumbOf(canvas, 'Minimum').getBoundingClientRect();
    await expect(document.elementFromPoint(right - 22, top + height / 2)).toBe(thumbOf(canvas, 'Minimum'));
  },
};

/** While the limits are unknown, and when all products have one price. */
export const WithoutSlider: Story = {
  args: { limits: null, value: { min: 500, max: 1500 } },
  render: (args) => (
    <Stack space={24}>
      <Stateful {...args} />
      <Stateful
        {...args}
        legend="कीमत"
        minLabel="न्यूनतम कीमत (₹)"
        maxLabel="अधिकतम कीमत (₹)"
        limits={{ min: 999_999_999, max: 999_999_999 }}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
    await expect(box(canvas, 'Minimum')).toHaveValue('500');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack space={24}>
      {['Rest', 'Focus'].map((state) => (
        <div key={state} data-state={state}>
          <Stateful {...args} legend={state} value={{ min: 2000, max: 8000 }} />
        </div>
      ))}
    </Stack>
  ),
  parameters: { pseudo: { focusVisible: '[data-state="Focus"] input' } },
};

export const RightToLeft: Story = {
  args: { value: { min: 2000, max: 4000 } },
  render: (args) => (
    <div dir="rtl">
      <Stateful {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { right, top, height, width } = thumbOf(canvas, 'Minimum').getBoundingClientRect();
    const centre = right - 22 - (2000 / 12_400) * (width - 44);
    await expect(document.elementFromPoint(centre, top + height / 2)).toBe(thumbOf(canvas, 'Minimum'));
  },
};
