import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, type within } from 'storybook/test';
import { Container } from '../Container/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { MeasureTape, type MeasureTapeProps } from './MeasureTape.tsx';

function Stateful({ value, typed, onValueChange, ...props }: MeasureTapeProps) {
  const [state, setState] = useState({ value, typed });
  return (
    <MeasureTape
      {...props}
      {...state}
      onValueChange={(nextValue, nextTyped) => {
        setState({ value: nextValue, typed: nextTyped });
        onValueChange(nextValue, nextTyped);
      }}
    />
  );
}

const meta = {
  component: MeasureTape,
  args: {
    label: 'Chest',
    children: (
      <Text size="small" tone="secondary">
        Around the fullest part, tape level
      </Text>
    ),
    unit: 'cm',
    unitLabel: 'cm',
    value: 920,
    typed: null,
    limits: [600, 1600],
    restsAt: 920,
    error: 'A chest is 60 to 160 cm.',
    formatValue: (length) => `${length} centimetres`,
    notSetLabel: 'Not set',
    clearLabel: 'Clear',
    clearName: 'Clear chest',
    onValueChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof MeasureTape>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Chest cm' });
const slider = (canvas: Canvas) => canvas.getByRole('slider', { name: 'Chest' });
const tapeOf = (canvas: Canvas) => slider(canvas).parentElement ?? slider(canvas);
/** The position of the number 90 on the screen. */
const numberLeft = (canvas: Canvas) => canvas.getByText('90').getBoundingClientRect().left;

/** Presses the tape and moves the pointer by these distances, in px from the press. Returns how to let go. */
async function drag(tape: HTMLElement, distances: readonly number[], pointerType: 'touch' | 'mouse') {
  const { left, top, width } = tape.getBoundingClientRect();
  const pointer = (distance: number) => ({
    pointerId: 7,
    isPrimary: true,
    pointerType,
    button: 0,
    clientX: left + width / 2 + distance,
    clientY: top + 20,
  });
  await fireEvent.pointerDown(tape, pointer(0));
  for (const distance of distances) await fireEvent.pointerMove(tape, pointer(distance));
  const end = distances.at(-1) ?? 0;
  return {
    release: () => fireEvent.pointerUp(tape, pointer(end)),
    cancel: () => fireEvent.pointerCancel(tape, pointer(end)),
  };
}

/**
 * The tape follows the finger from where the drag begins, and stays at a value that it can have when it is released. A press without a
 * movement changes no value. A touch that the browser takes, to scroll the page, leaves the value as it was.
 */
export const DraggedByTouch: Story = {
  play: async ({ canvas, args }) => {
    const tape = tapeOf(canvas);
    await expect(getComputedStyle(tape).touchAction).toBe('pan-y pinch-zoom');
    const press = await drag(tape, [2], 'touch');
    await press.release();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    const before = numberLeft(canvas);
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const cm = 0.625 * rem;
    const touch = await drag(tape, [4, 4 + 1, 4 + cm * 2.1], 'touch');
    await waitFor(() => expect(numberLeft(canvas) - before).toBeCloseTo(cm * 2.1, 0));
    await expect(field(canvas)).toHaveValue('90');
    await touch.release();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(900, null);
    await expect(slider(canvas)).toHaveFocus();
    await expect(getComputedStyle(tape).outlineStyle).toBe('none');
    // At the end of the tape, it stops.
    const far = await drag(tape, [4, 4 + cm * 500], 'touch');
    await far.release();
    await waitFor(() => expect(field(canvas)).toHaveValue('60'));
    const scroll = await drag(tape, [-4, -60], 'touch');
    await scroll.cancel();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(600, null);
  },
};

export const DraggedByMouse: Story = {
  play: async ({ canvas, canvasElement }) => {
    const mouse = await drag(tapeOf(canvas), [-5, -105], 'mouse');
    // The pointer has left the tape.
    await fireEvent.pointerMove(canvasElement, { pointerId: 7, clientX: -5000 });
    await waitFor(() => expect(field(canvas)).toHaveValue('160'));
    await mouse.release();
    await fireEvent.pointerMove(tapeOf(canvas), { pointerId: 7, clientX: 0 });
    await expect(field(canvas)).toHaveValue('160');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    slider(canvas).focus();
    await expect(slider(canvas)).toHaveAccessibleDescription('Around the fullest part, tape level');
    for (const [key, text] of [
      ['{ArrowRight}', '92.5'],
      ['{ArrowLeft}{ArrowDown}', '91.5'],
      ['{PageUp}', '96.5'],
      ['{PageDown}{PageDown}', '86.5'],
      ['{Home}', '60'],
      ['{PageDown}', '60'],
      ['{End}', '160'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(field(canvas)).toHaveValue(text);
      await expect(slider(canvas)).toHaveAttribute('aria-valuetext', `${text} centimetres`);
    }
  },
};

/** A length out of the limits is refused and kept, and the tape shows no value for it. */
export const Typed: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    await expect(field(canvas)).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(field(canvas), '92,5');
    await expect(field(canvas)).toHaveValue('92,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(925, '92,5');
    await userEvent.tab();
    await expect(field(canvas)).toHaveValue('92.5');
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), '९६{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(960, null);
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), '36');
    await expect(canvas.queryByText('A chest is 60 to 160 cm.')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('A chest is 60 to 160 cm.')).toBeVisible();
    await expect(field(canvas)).toBeInvalid();
    await expect(field(canvas)).toHaveAccessibleDescription(/^A chest is 60 to 160 cm\./);
    await expect(field(canvas)).toHaveValue('36');
    await expect(slider(canvas)).toHaveAttribute('aria-valuetext', 'Not set');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, '36');
  },
};

/** The tape is pale and has no marker. A press on a number sets it. */
export const NotSet: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    await expect(field(canvas)).toHaveValue('');
    await expect(field(canvas)).toHaveAttribute('placeholder', 'Not set');
    await expect(slider(canvas)).toHaveAttribute('aria-valuetext', 'Not set');
    const { left, width } = canvas.getByText('100').getBoundingClientRect();
    const clientX = left + width / 2;
    await fireEvent.pointerDown(tapeOf(canvas), {
      pointerId: 7,
      isPrimary: true,
      button: 0,
      clientX,
    });
    await fireEvent.pointerUp(tapeOf(canvas), { pointerId: 7, clientX });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1000, null);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear chest' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, null);
    await expect(field(canvas)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(925, null);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear chest' }));
    await expect(field(canvas)).toHaveValue('');
  },
};

/** 920 mm in inches, which no quarter of an inch is. The keyboard continues with the next quarter. */
export const Inches: Story = {
  args: { unit: 'inch', unitLabel: 'in', formatValue: (length) => `${length} inches` },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Chest in' })).toHaveValue('36.2');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    slider(canvas).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider(canvas)).toHaveAttribute('aria-valuetext', '36.5 inches');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(927, null);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack space={32}>
      {(['Set', 'Focus', 'Not set'] as const).map((state) => (
        <div key={state} data-state={state}>
          <Stateful {...args} label={state} value={state === 'Not set' ? null : 925} />
        </div>
      ))}
      <Stateful {...args} label="Refused" value={null} typed="36" />
      <Stateful {...args} label="Foot" value={245} limits={[180, 340]} restsAt={250} />
      <Stateful {...args} label="Inches" value={921} unit="inch" unitLabel="in" />
      <Stateful {...args} label="Shortest" value={600} />
    </Stack>
  ),
  parameters: { pseudo: { focusVisible: '[data-state="Focus"] input' } },
};
