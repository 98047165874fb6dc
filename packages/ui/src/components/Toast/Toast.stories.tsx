import { mockTimeouts, pendingTimeouts, runTimeouts } from '@naap/fixtures/timeouts';
import { findVisible } from '@naap/ui/fixtures/find-visible';
import { expectStableLayout, sampleMotion } from '@naap/ui/fixtures/motion-samples';
import { hasLargeText, hasReaderStyles } from '@naap/ui/fixtures/reader-styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { media } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Inline } from '../Inline/index.ts';
import { Sheet } from '../Sheet/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TopBar } from '../TopBar/index.ts';
import type { ToastMessage } from './Toast.tsx';
import { ToastProvider, useToast } from './ToastProvider.tsx';

const SHOWN_FOR_MS = 6_000;

function ToastButtons({ messages }: { messages: readonly ToastMessage[] }) {
  const toast = useToast();
  return (
    <Stack space={8} align="start">
      {messages.map((message) => (
        <Button
          key={message.title}
          label={`Show ${message.title}`}
          emphasis="outline"
          onClick={() => toast.show(message)}
        />
      ))}
    </Stack>
  );
}

const added: ToastMessage = { title: 'Added to Bag', description: 'Buta block-print kurta, size M' };
const failed: ToastMessage = {
  title: 'Update Failed',
  description: 'Failed to update cart',
  tone: 'danger',
};

const meta = {
  component: ToastButtons,
  args: { messages: [added, failed] },
  title: 'Toast',
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  decorators: [
    (Story) => (
      <ToastProvider dismissLabel="Dismiss">
        <div style={{ paddingBlockStart: '18rem' }}>
          <Story />
        </div>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof ToastButtons>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const show = (canvas: Canvas, { title }: ToastMessage) =>
  userEvent.click(canvas.getByRole('button', { name: `Show ${title}` }));

/** Shows a toast without moving the focus, because a toast must not cover the focused element. */
const showWithoutFocus = (canvas: Canvas, { title }: ToastMessage) =>
  fireEvent.click(canvas.getByRole('button', { name: `Show ${title}` }));

/** Waits until this number of messages have a running timer. */
const waitForTimers = (messages: number) =>
  waitFor(() => expect(pendingTimeouts(SHOWN_FOR_MS)).toBe(messages));

export const Neutral: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await show(canvas, added);
    // Still the same live region, so that the message is announced once.
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent('Added to BagButa block-print kurta, size M');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** Only the newest message is shown. */
export const Danger: Story = {
  play: async ({ args, canvas }) => {
    for (const message of args.messages) await show(canvas, message);
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Update FailedFailed to update cart');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const LinkPressed: Story = {
  args: { messages: [{ ...added, action: { label: 'View bag', href: '#bag' } }] },
  play: async ({ canvas }) => {
    await show(canvas, added);
    const link = canvas.getByRole('link', { name: 'View bag' });
    await expect(canvas.getByRole('status')).toContainElement(link);
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

const product = 'Hand block-printed mulmul flared dress with tassel ties, in the blue of the sky';

/** A long name is cut, and never what follows it. From 900 px the message has one line. */
export const WithName: Story = {
  args: {
    messages: [
      {
        title: 'Added to Bag',
        description: `${product} (Size: Free size) added to your bag`,
        name: product,
        action: { label: 'View bag', href: '#bag' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await show(canvas, added);
    const end = await canvas.findByText(/^ ?\(Size: Free size\) added to your bag$/);
    await expect(end.scrollWidth).toBeLessThanOrEqual(end.clientWidth);
    const toast = canvas.getByRole('status').getBoundingClientRect();
    await expect(end.getBoundingClientRect().right).toBeLessThanOrEqual(toast.right);
    if (window.matchMedia(media.desktop).matches && !hasLargeText() && !hasReaderStyles())
      await expect(toast.height).toBeLessThanOrEqual(52);
  },
};

/** "Mend" dismisses the error message, but not a newer message. */
function ErrorToastButtons() {
  const toast = useToast();
  const [dismiss, setDismiss] = useState<() => void>();
  return (
    <Inline space={8} wrap>
      <Button
        label="Fail"
        emphasis="outline"
        onClick={() => {
          const dismissError = toast.show(failed);
          setDismiss(() => dismissError);
        }}
      />
      <Button label="Mend" emphasis="outline" onClick={() => dismiss?.()} />
      <Button label="Add" emphasis="outline" onClick={() => toast.show(added)} />
    </Inline>
  );
}

export const DismissedByCaller: Story = {
  render: () => <ErrorToastButtons />,
  play: async ({ canvas }) => {
    const click = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await click('Fail');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Update Failed');
    await click('Mend');
    await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
    await click('Fail');
    await click('Add');
    await click('Mend');
    await expect(canvas.getByRole('status')).toHaveTextContent('Added to Bag');
  },
};

const region = (canvas: Canvas) => canvas.getByRole('status').closest('[popover]');

/** There is no room above the button, so the toast appears below it. */
export const KeepsClear: Story = {
  render: (args) => (
    <>
      <TopBar title="Cart" />
      <div style={{ insetBlockEnd: 40, insetInline: 16, position: 'fixed' }}>
        <Button label="Place Order" width="full" />
      </div>
      <ToastButtons {...args} />
    </>
  ),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await showWithoutFocus(canvas, added);
    const button = canvas.getByRole('button', { name: 'Place Order' });
    await waitFor(() =>
      expect(Math.round(region(canvas).getBoundingClientRect().bottom)).toBe(
        Math.round(button.getBoundingClientRect().top) - 8,
      ),
    );
  },
};

const undo = fn();

const receivesPresses = (control: HTMLElement) => {
  const { left, top, width, height } = control.getBoundingClientRect();
  return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

/** A message over a modal dialog can be pressed, and stays when the dialog closes. */
export const OverDialog: Story = {
  args: { messages: [{ ...added, action: { label: 'Undo', onPress: undo } }] },
  render: function InDialog(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button label="Open" onClick={() => setOpen(true)} />
        <Dialog open={open} onClose={() => setOpen(false)} title="Add New Address" closeLabel="Close">
          <ToastButtons {...args} />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    undo.mockClear();
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(status));
    // It covers none of the dialog's controls.
    await show(canvas, added);
    const controls = within(dialog).getAllByRole('button', { name: /Show|Close/ });
    await waitFor(async () => {
      const toast = status.getBoundingClientRect();
      for (const control of controls) {
        const { top, bottom } = control.getBoundingClientRect();
        await expect(toast.bottom <= top || toast.top >= bottom).toBe(true);
      }
    });
    await show(canvas, added);
    const action = canvas.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(receivesPresses(action)).toBe(true));
    await userEvent.click(action);
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    await expect(undo).toHaveBeenCalledOnce();
    await expect(dialog).toHaveAttribute('open');
    await show(canvas, added);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    await waitFor(() => expect(receivesPresses(dismiss)).toBe(true));
    // Still the same live region.
    await expect(canvas.getByRole('status')).toBe(status);
  },
};

/** Above an open sheet, of which it covers no line. */
export const AboveSheet: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: function WithSheet(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <ToastButtons {...args} />
        <Button label="Open" onClick={() => setOpen(true)} />
        <Sheet open={open} onClose={() => setOpen(false)} title="Size guide" closeLabel="Close">
          <Stack space={32}>
            {Array.from({ length: 20 }, (_, index) => (
              <Text key={index}>Line {index + 1}</Text>
            ))}
          </Stack>
        </Sheet>
      </>
    );
  },
  play: async ({ canvas }) => {
    await show(canvas, { title: added.title });
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const { offsetTop } = await canvas.findByRole('dialog');
    // A toast of large letters is higher.
    if (hasLargeText() || hasReaderStyles()) return;
    await waitFor(() =>
      expect(region(canvas)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(offsetTop - 8),
    );
  },
};

/** Covers the whole screen, except where it does not receive pointers. */
const cover = { inset: 0, position: 'fixed', pointerEvents: 'none' } as const;

/** Bars leave no room for the message: it covers them, but not the focused button. */
export const CoversBars: Story = {
  render: (args) => (
    <>
      <div data-keep-clear="" style={cover} />
      <ToastButtons {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await show(canvas, failed);
    await findVisible(canvas, 'Update Failed');
    const opener = canvas.getByRole('button', { name: `Show ${failed.title}` });
    await expect(opener).toHaveFocus();
    const [toast, button] = [region(canvas), opener].map((element) => element?.getBoundingClientRect());
    await expect(
      (toast?.bottom ?? 0) <= (button?.top ?? 0) || (toast?.top ?? 0) >= (button?.bottom ?? 0),
    ).toBe(true);
  },
};

/** Without a free position the message is announced, and becomes visible once there is room. */
export const WaitsForFreePosition: Story = {
  beforeEach: mockTimeouts,
  render: (args) => (
    <>
      <textarea aria-label="Note" style={{ ...cover, inlineSize: '100%', blockSize: '100%', opacity: 0 }} />
      <ToastButtons {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    field.focus();
    await showWithoutFocus(canvas, failed);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Update Failed'));
    await expect(region(canvas)).not.toBeVisible();
    await waitForTimers(0);
    field.remove();
    await waitFor(() => expect(region(canvas)).toBeVisible());
    await waitForTimers(1);
  },
};

/** The time-out of six seconds pauses on focus and hover. */
export const DismissedByTimeout: Story = {
  beforeEach: mockTimeouts,
  play: async ({ canvas }) => {
    await show(canvas, added);
    await waitForTimers(1);
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    dismiss.focus();
    await waitForTimers(0);
    await userEvent.hover(dismiss);
    dismiss.blur();
    await userEvent.unhover(dismiss);
    await waitForTimers(1);
    await userEvent.hover(dismiss);
    await waitForTimers(0);
    await expect(canvas.getByRole('status')).toHaveTextContent('Added to Bag');
    await userEvent.unhover(dismiss);
    await waitForTimers(1);
    runTimeouts(SHOWN_FOR_MS);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

export const DismissedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: `Show ${added.title}` });
    await show(canvas, added);
    opener.focus();
    canvas.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(opener).toHaveFocus();
  },
};

/** Expects that the animation of a message does not change the layout, and whether it moves. */
const expectAppearance =
  (moves: boolean): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const motion = await sampleMotion({
      scope: () => canvas.getByRole('status').parentElement ?? document.body,
      start: () => show(canvas, added),
      settled: 'after',
    });
    expectStableLayout(motion);
    await expect(motion.moves).toBe(moves);
  };

export const Appears: Story = { globals: { motion: 'full' }, play: expectAppearance(true) };

export const AppearsWithReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: expectAppearance(false),
};
