import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { CheckboxGroup } from '../Checkbox/index.ts';
import { Sheet } from './Sheet.tsx';

const options = ['Cotton', 'Linen', 'Silk', 'Denim', 'Chiffon'].map((label) => ({ value: label, label }));

const meta = {
  component: Sheet,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Filter',
    closeLabel: 'Close',
    children: (
      <CheckboxGroup legend="Fabric" options={options} values={['Linen']} onValuesChange={() => undefined} />
    ),
    footer: <Button label="Apply" width="full" />,
  },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Drawer: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };

export const Reopened: Story = {
  args: { open: false },
  render: function Toggled(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button label="Filter" emphasis="ink" onClick={() => setOpen(true)} />
        <Sheet {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (let round = 0; round < 2; round += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
      await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    }
  },
};
