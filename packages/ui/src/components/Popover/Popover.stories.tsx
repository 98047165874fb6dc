import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { bellIcon, mopedIcon, ticketIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { OfferList } from '../OfferList/index.ts';
import { Text } from '../Text/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  args: {
    label: 'Offers',
    trigger: (control) => <IconButton icon={bellIcon} label="Notifications" {...control} />,
    children: (
      <OfferList
        offers={[
          {
            icon: ticketIcon,
            title: 'Flat 10% off on your first order',
            description: 'Use code FIRST10 at checkout.',
          },
          {
            icon: mopedIcon,
            title: 'Order clothes at home for ₹0',
            description: 'Try before you buy: pay only for what you keep.',
          },
        ]}
      />
    ),
  },
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'space-between', minBlockSize: '14rem' }}>
        <Text>Elsewhere</Text>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
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

const openInsideViewport: NonNullable<Story['play']> = async (context) => {
  await open(context);
  const { left, right, bottom } = context.canvas.getByRole('dialog').getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
};

export const Open: Story = { play: openInsideViewport };

/** Closes by keyboard and by pointer. With a pointer, `pointerdown` has already closed the popover before the click event. */
export const ClosedByItsControl: Story = {
  play: async (context) => {
    const { canvas } = context;
    const bell = canvas.getByRole('button', { name: 'Notifications' });
    const expectClosed = async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'false'));
    };

    await open(context);
    bell.focus();
    await userEvent.keyboard('{Enter}');
    await expectClosed();
    await expect(bell).toHaveFocus();

    await open(context);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: bell });
    canvas.getByRole('dialog').hidePopover();
    await userEvent.pointer({ keys: '[/MouseLeft]', target: bell });
    await expectClosed();
    await expect(bell).toHaveFocus();
  },
};

/** Simulates Esc and a click elsewhere, which the browser handles: both hide the popover, and a click moves the focus away first. */
export const Dismissed: Story = {
  play: async (context) => {
    const { canvas } = context;
    const bell = canvas.getByRole('button', { name: 'Notifications' });
    for (const pressedElsewhere of [false, true]) {
      await open(context);
      const panel = canvas.getByRole('dialog');
      if (pressedElsewhere) panel.blur();
      panel.hidePopover();
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(bell).toHaveFocus());
      await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'false'));
    }
  },
};

/** Stays inside the narrowest phone. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: openInsideViewport,
};
