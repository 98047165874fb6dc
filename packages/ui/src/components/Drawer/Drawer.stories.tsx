import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { media } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { CheckboxGroup } from '../Checkbox/index.ts';
import { TextButton } from '../Link/index.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const fabrics = ['सूती', 'लिनन', ...Array.from({ length: 22 }, (_, index) => `Fabric number ${index + 3}`)];

function Fabrics() {
  const [values, setValues] = useState<readonly string[]>(['लिनन']);
  return (
    <CheckboxGroup
      legend="Fabric"
      options={fabrics.map((label) => ({ value: label, label }))}
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
    description: 'Whatever fits one of them is shown.',
    action: <TextButton label="Clear All" onClick={fn()} />,
    children: <Fabrics />,
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

/** A button beside the title. The close button has the focus first, and the footer stays visible below long content. */
export const WithAction: Story = {
  play: async ({ canvas }) => {
    const close = await canvas.findByRole('button', { name: 'Close' });
    const clear = canvas.getByRole('button', { name: 'Clear All' });
    await waitFor(() => expect(close).toHaveFocus());
    await expect(clear.getBoundingClientRect().right).toBeLessThan(close.getBoundingClientRect().left);
    const apply = canvas.getByRole('button', { name: 'Apply' });
    // Beside very large letters, the footer scrolls with the content.
    if (window.matchMedia(media.cramped).matches) return;
    // Waits until the drawer has slid in.
    await waitFor(() => expect(apply.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
