import { within } from '@naap/ui/fixtures/queries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { media } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog } from './Dialog.tsx';

const fields = (...labels: readonly string[]) =>
  labels.map((label) => <TextField key={label} label={label} value="" onValueChange={() => undefined} />);

const meta = {
  component: Dialog,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Add New Address',
    closeLabel: 'Close',
    children: fields('Name'),
    footer: <Button label="Add Address" width="full" />,
  },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  render: function WithOpener(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button label="Add New Address" emphasis="outline" onClick={() => setOpen(true)} />
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function openByKeyboard(canvas: Canvas) {
  const opener = canvas.getByRole('button', { name: 'Add New Address' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await canvas.findByRole('dialog', { name: 'Add New Address' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { opener, dialog };
}

async function expectClosed({ opener, dialog }: Awaited<ReturnType<typeof openByKeyboard>>) {
  await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
  await expect(opener).toHaveFocus();
}

export const Open: Story = {
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Add New Address' });
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};

export const ClosedByItsButton: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opened = await openByKeyboard(canvas);
    await userEvent.click(within(opened.dialog).getByRole('button', { name: 'Close' }));
    await expectClosed(opened);
    // The page takes presses while the dialog fades out.
    const { left, top } = opened.opener.getBoundingClientRect();
    await expect(opened.opener).toContainElement(elementAt(left + 8, top + 8));
  },
};

function elementAt(x: number, y: number): HTMLElement | null {
  const element = document.elementFromPoint(x, y);
  return element instanceof HTMLElement ? element : null;
}

export const ClosedByEsc: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opened = await openByKeyboard(canvas);
    // On Esc the browser fires `cancel`, which can be prevented, before it closes the dialog.
    opened.dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expectClosed(opened);
    // Browsers may also close the dialog without `cancel`.
    const again = await openByKeyboard(canvas);
    const closed = new Promise((resolve) => again.dialog.addEventListener('close', resolve, { once: true }));
    if (again.dialog instanceof HTMLDialogElement) again.dialog.close();
    // The `close` event fires after the dialog has closed.
    await closed;
    await expectClosed(again);
    await expectClosed(await openAndClose(canvas));
  },
};

/** Opens the dialog again, which works only if `open` was set to false before. */
async function openAndClose(canvas: Canvas) {
  const opened = await openByKeyboard(canvas);
  await userEvent.click(within(opened.dialog).getByRole('button', { name: 'Close' }));
  return opened;
}

/** Only a press that starts and ends on the scrim closes the dialog: not text that is selected past its edge, or the other way round. */
export const ClosedByTheScrim: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Add New Address' });
    opener.focus();
    opener.click();
    await Promise.resolve();
    // In the render of the click, before a key can move the focus, which the dialog restores.
    await expect(document.querySelector('dialog')).toHaveAttribute('open');
    const dialog = await canvas.findByRole('dialog');
    const title = within(dialog).getByRole('heading');
    const press = (target: HTMLElement, keys: string) => {
      const { left, top } = target.getBoundingClientRect();
      const coords = target === dialog ? { clientX: 1, clientY: 1 } : { clientX: left + 1, clientY: top + 1 };
      return { target, keys, coords };
    };
    await userEvent.pointer([press(title, '[MouseLeft>]'), press(title, '[/MouseLeft]')]);
    await userEvent.pointer([press(title, '[MouseLeft>]'), press(dialog, '[/MouseLeft]')]);
    await userEvent.pointer([press(dialog, '[MouseLeft>]'), press(title, '[/MouseLeft]')]);
    await expect(dialog).toHaveAttribute('open');
    await userEvent.pointer([press(dialog, '[MouseLeft>]'), press(dialog, '[/MouseLeft]')]);
    await expectClosed({ opener, dialog });
  },
};

/** The button that opened the dialog is removed while it is open, or is disabled as it closes. */
export const OpenerGone: Story = {
  args: { open: false },
  render: function WithTitle(args) {
    const [state, setState] = useState<'open' | 'closed' | 'disabled'>('closed');
    return (
      <>
        <h1>Addresses</h1>
        <Button
          label="Add New Address"
          emphasis="outline"
          disabled={state === 'disabled'}
          onClick={() => setState('open')}
        />
        <Dialog {...args} open={state === 'open'} onClose={() => setState('disabled')} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const { dialog } = await openByKeyboard(canvas);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Addresses' })).toHaveFocus());
  },
};

export const ClosedByBack: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const address = location.href;
    const opened = await openByKeyboard(canvas);
    history.back();
    await expectClosed(opened);
    await expect(location.href).toBe(address);
  },
};

/** Going back twice would leave the page: the browser removes the history entry only some time after `history.back`. */
export const ReopenedAtOnce: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const back = spyOn(history, 'back').mockImplementation(() => undefined);
    await expectClosed(await openAndClose(canvas));
    await waitFor(() => expect(back).toHaveBeenCalledOnce());
    await expectClosed(await openAndClose(canvas));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(back).toHaveBeenCalledOnce();
    back.mockRestore();
    const removed = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await removed;
  },
};

/** The browser fires `close` some time after the dialog has closed, here when it is about to open again. */
export const ReopenedBeforeTheCloseEvent: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opened = await openByKeyboard(canvas);
    const { dialog, opener } = opened;
    const fired = new Promise<void>((resolve) => {
      const reopen = () => {
        opener.click();
        resolve();
      };
      document.addEventListener('close', reopen, { capture: true, once: true });
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await fired;
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(dialog).toHaveAttribute('open');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expectClosed(opened);
  },
};

/** A page at 400 % zoom: title and buttons scroll along, so that the fields have room. */
export const Short: Story = {
  args: {
    children: <Stack space={12}>{fields('Name', 'Street', 'City', 'State')}</Stack>,
  },
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    const add = within(dialog).getByRole('button', { name: 'Add Address' });
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    const rowsOf = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return [top, bottom];
    };
    await expect(dialog.clientHeight).toBeGreaterThan(window.innerHeight * 0.9);
    await expect(rowsOf(add)[0]).toBeGreaterThan(window.innerHeight);
    add.scrollIntoView({ block: 'end', behavior: 'instant' });
    await expect(rowsOf(add)[1]).toBeLessThanOrEqual(window.innerHeight);
    name.scrollIntoView({ block: 'start', behavior: 'instant' });
    await expect(rowsOf(within(dialog).getByRole('heading'))[1]).toBeLessThan(0);
  },
};

/** Long words and Hindi on the narrowest phone: the content scrolls between the header and the footer. */
export const Narrow: Story = {
  args: {
    title: 'Add New Address for somebody who lives somewhere else',
    description: 'सवार दरवाज़े पर यही नाम पुकारेगा।',
    children: (
      <Stack space={12}>
        {fields('Name', 'Flat, house number, floor', 'Area, street, sector', 'Landmark', 'City', 'State')}
        <Text size="small">ThirdFloorAboveTheOldPharmacyNextToTheBusDepot</Text>
      </Stack>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription('सवार दरवाज़े पर यही नाम पुकारेगा।');
    // Very large letters have the whole screen.
    const share = window.matchMedia(media.cramped).matches ? 1 : 0.9;
    await expect(dialog.offsetHeight).toBeLessThanOrEqual(window.innerHeight * share + 1);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Add Address' })).toBeVisible());
  },
};
