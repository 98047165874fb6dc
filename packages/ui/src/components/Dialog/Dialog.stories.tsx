import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    open: false,
    onClose: () => undefined,
    title: 'Add New Address',
    closeLabel: 'Close',
    children: <TextField label="Name" value="" onValueChange={() => undefined} />,
    footer: <Button label="Add Address" width="full" />,
  },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  render: function Opened(args) {
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

const opened = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Add New Address' });
  await userEvent.click(opener);
  const dialog = await within(canvasElement).findByRole('dialog', { name: 'Add New Address' });
  await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  return { opener, dialog };
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
};

export const WithDescription: Story = {
  args: {
    open: true,
    description: 'The rider calls this name at the door.',
    children: <Text>Nothing to fill in.</Text>,
  },
};

export const ClosedByItsButton: Story = {
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await opened(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(dialog).not.toHaveAttribute('open');
    await expect(opener).toHaveFocus();
  },
};

export const ClosedByTheScrim: Story = {
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await opened(canvasElement);
    await userEvent.click(dialog);
    await expect(dialog).not.toHaveAttribute('open');
    await expect(opener).toHaveFocus();
  },
};

export const ClosedByBack: Story = {
  play: async ({ canvasElement }) => {
    const address = location.href;
    const { opener, dialog } = await opened(canvasElement);
    history.back();
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(opener).toHaveFocus();
    await expect(location.href).toBe(address);
  },
};
