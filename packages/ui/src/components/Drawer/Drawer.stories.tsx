import { within } from '@naap/ui/fixtures/queries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { media } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { CheckboxGroup } from '../Checkbox/index.ts';
import { TextButton } from '../Link/index.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Fabrics({ labels, legend = 'Fabric' }: { labels: readonly string[]; legend?: string }) {
  const [values, setValues] = useState<readonly string[]>(labels.slice(1, 2));
  return (
    <CheckboxGroup
      legend={legend}
      options={labels.map((label) => ({ value: label, label }))}
      values={values}
      onValuesChange={setValues}
    />
  );
}

const meta = {
  component: Drawer,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Filter',
    closeLabel: 'Close',
    children: <Fabrics labels={['Cotton', 'Linen', 'Silk', 'Denim', 'Chiffon']} />,
    footer: <Button label="Apply" width="full" />,
  },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  render: function WithOpener(args: DrawerProps) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button label="Filter" emphasis="ink" onClick={() => setOpen(true)} />
        <Drawer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

/** A button beside the title. The close button has the focus first. */
export const WithAction: Story = {
  args: { action: <TextButton label="Clear All" onClick={fn()} /> },
  play: async ({ canvas }) => {
    const close = await canvas.findByRole('button', { name: 'Close' });
    const clear = canvas.getByRole('button', { name: 'Clear All' });
    await waitFor(() => expect(close).toHaveFocus());
    await expect(clear.getBoundingClientRect().right).toBeLessThan(close.getBoundingClientRect().left);
  },
};

export const FromTheRight: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };

/** With Hindi. */
export const LongContent: Story = {
  args: {
    description: 'Whatever fits one of them is shown.',
    children: (
      <Fabrics
        legend="कपड़ा"
        labels={['सूती', 'लिनन', ...Array.from({ length: 22 }, (_, index) => `Fabric number ${index + 3}`)]}
      />
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const apply = await canvas.findByRole('button', { name: 'Apply' });
    // Beside very large letters, the footer scrolls with the content.
    if (window.matchMedia(media.cramped).matches) return;
    // Waits until the drawer has slid in.
    await waitFor(() => expect(apply.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};

export const ClosedAndOpenedAgain: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filter' });
    for (let opening = 0; opening < 2; opening += 1) {
      await userEvent.click(opener);
      const drawer = await canvas.findByRole('dialog', { name: 'Filter' });
      await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(opener).toHaveFocus();
    }
  },
};
