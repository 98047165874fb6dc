import { expectStableLayout, sampleMotion } from '@naap/fixtures/motion-samples';
import { mockTimeouts, pendingTimeouts, runTimeouts } from '@naap/fixtures/timeouts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { TopBar } from '../TopBar/index.ts';
import type { ToastMessage } from './Toast.tsx';
import { ToastProvider, useToast } from './ToastProvider.tsx';

const SHOWN_FOR_MS = 6_000;

function Shower({ messages }: { messages: readonly ToastMessage[] }) {
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
  component: Shower,
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
} satisfies Meta<typeof Shower>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const show = (canvas: Canvas, { title }: ToastMessage) =>
  userEvent.click(canvas.getByRole('button', { name: `Show ${title}` }));

/** Waits until so many messages count their seconds. */
const counting = (messages: number) => waitFor(() => expect(pendingTimeouts(SHOWN_FOR_MS)).toBe(messages));

export const Neutral: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await show(canvas, added);
    // The region that was there before: what it says is read once.
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent('Added to BagButa block-print kurta, size M');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const Danger: Story = {
  play: async ({ canvas }) => {
    await show(canvas, failed);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Update FailedFailed to update cart');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** One at a time, the newest. */
export const NewestAlone: Story = {
  args: { messages: [added, failed, { title: 'OTP resent!' }] },
  play: async ({ args, canvas }) => {
    for (const message of args.messages) await show(canvas, message);
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('OTP resent!');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const WithLink: Story = {
  args: { messages: [{ ...added, action: { label: 'View bag', href: '#bag' } }] },
  play: async ({ canvas }) => {
    await show(canvas, added);
    const link = canvas.getByRole('link', { name: 'View bag' });
    await expect(canvas.getByRole('status')).toContainElement(link);
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

/** The cause of an error is gone: so is what was said of it, but nothing newer. */
function Mended() {
  const toast = useToast();
  const [dismiss, setDismiss] = useState<() => void>();
  return (
    <Inline space={8} wrap>
      <Button
        label="Fail"
        emphasis="outline"
        onClick={() => {
          const gone = toast.show(failed);
          setDismiss(() => gone);
        }}
      />
      <Button label="Mend" emphasis="outline" onClick={() => dismiss?.()} />
      <Button label="Add" emphasis="outline" onClick={() => toast.show(added)} />
    </Inline>
  );
}

export const GoesWithItsCause: Story = {
  render: () => <Mended />,
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Fail');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Update Failed');
    await press('Mend');
    await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
    await press('Fail');
    await press('Add');
    await press('Mend');
    await expect(canvas.getByRole('status')).toHaveTextContent('Added to Bag');
  },
};

const region = (canvas: Canvas) => canvas.getByRole('status').closest('[popover]');
const topOf = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().top ?? -1);

/** No room above the button: the toast goes below it. */
export const KeepsClear: Story = {
  render: (args) => (
    <>
      <TopBar title="Cart" />
      <div style={{ insetBlockStart: 40, insetInline: 16, position: 'fixed' }}>
        <Button label="Place Order" width="full" />
      </div>
      <Shower {...args} />
    </>
  ),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await show(canvas, added);
    const button = canvas.getByRole('button', { name: 'Place Order' });
    await waitFor(() =>
      expect(topOf(region(canvas))).toBe(Math.round(button.getBoundingClientRect().bottom) + 8),
    );
  },
};

/** Everything is taken: the message is announced, and seen once there is room. */
export const WaitsForAPlace: Story = {
  beforeEach: mockTimeouts,
  render: (args) => (
    <>
      <div
        data-keep-clear=""
        data-testid="all"
        style={{ inset: 0, position: 'fixed', pointerEvents: 'none' }}
      />
      <Shower {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await show(canvas, failed);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Update Failed');
    await expect(region(canvas)).not.toBeVisible();
    await counting(0);
    canvas.getByTestId('all').remove();
    await waitFor(() => expect(region(canvas)).toBeVisible());
    await counting(1);
  },
};

export const LongWordsAndHindi: Story = {
  args: {
    messages: [
      {
        title: 'Location Not Supported',
        description:
          'Geolocation is not supported by this browser. Type the address, with the flat, the street and a landmark the rider knows.',
      },
      { title: 'बैग में जोड़ा गया', description: 'बूटा ब्लॉक-प्रिंट कुर्ता, साइज़ M' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas }) => {
    for (const message of args.messages) await show(canvas, message);
  },
};

export const GoesAfterSixSeconds: Story = {
  beforeEach: mockTimeouts,
  play: async ({ canvas }) => {
    await show(canvas, added);
    await counting(1);
    runTimeouts(SHOWN_FOR_MS);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

export const HeldWhileFocusedOrHovered: Story = {
  beforeEach: mockTimeouts,
  play: async ({ canvas }) => {
    await show(canvas, added);
    await counting(1);
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    dismiss.focus();
    await counting(0);
    await userEvent.hover(dismiss);
    dismiss.blur();
    await userEvent.unhover(dismiss);
    await counting(1);
    await userEvent.hover(dismiss);
    await counting(0);
    await expect(canvas.getByRole('status')).toHaveTextContent('Added to Bag');
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

/** Each arrives in its place, and moves nothing else on the way. */
export const Arrives: Story = {
  globals: { motion: 'full' },
  play: async ({ args, canvas }) => {
    for (const message of args.messages) {
      const arrival = await sampleMotion({
        scope: () => canvas.getByRole('status').parentElement ?? document.body,
        start: () => show(canvas, message),
        settled: 'after',
      });
      expectStableLayout(arrival);
      await expect(arrival.moves).toBe(true);
    }
  },
};

export const ArrivesWithReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const arrival = await sampleMotion({
      scope: () => canvas.getByRole('status').parentElement ?? document.body,
      start: () => show(canvas, added),
      settled: 'after',
    });
    expectStableLayout(arrival);
    await expect(arrival.moves).toBe(false);
  },
};
