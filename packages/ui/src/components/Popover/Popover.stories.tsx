import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { bellIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Text } from '../Text/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  args: {
    label: 'Offers',
    trigger: (control) => <IconButton icon={bellIcon} label="Notifications" {...control} />,
    children: <Text>Flat 10% off on your first order</Text>,
  },
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'space-between' }}>
        <Text>Elsewhere</Text>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const opening: Story['play'] = async ({ canvas }) => {
  const bell = canvas.getByRole('button', { name: 'Notifications' });
  await userEvent.click(bell);
  const panel = await canvas.findByRole('dialog', { name: 'Offers' });
  await waitFor(() => expect(panel).toBeVisible());
  await expect(panel).toHaveFocus();
  await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'true'));
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  play: async (context) => {
    await opening(context);
    const { right } = context.canvas.getByRole('dialog').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const ClosedByItsControl: Story = {
  play: async (context) => {
    await opening(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Esc and a press elsewhere are the platform's to notice; both hide it like this. */
export const Dismissed: Story = {
  play: async (context) => {
    await opening(context);
    const { canvas } = context;
    canvas.getByRole('dialog').hidePopover();
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    const bell = canvas.getByRole('button', { name: 'Notifications' });
    await expect(bell).toHaveFocus();
    await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'false'));
  },
};
