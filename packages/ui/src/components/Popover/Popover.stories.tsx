import { hasLargeText } from '@naap/ui/fixtures/reader-styles';
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
            description: 'The code FIRST10 is not active yet.',
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

/** Follows its control while the page scrolls, and closes when the control is out of view. */
export const PageScrolls: Story = {
  render: (args) => (
    <div style={{ minBlockSize: '300vh', paddingBlockStart: '8rem' }}>
      <Popover {...args} />
    </div>
  ),
  play: async (context) => {
    await open(context);
    const panel = context.canvas.getByRole('dialog');
    const bell = context.canvas.getByRole('button', { name: 'Notifications' });
    const distance = () => panel.getBoundingClientRect().top - bell.getBoundingClientRect().bottom;
    const before = distance();
    const { bottom } = bell.getBoundingClientRect();
    window.scrollTo({ top: 60, behavior: 'instant' });
    await waitFor(() => expect(bell.getBoundingClientRect().bottom).toBeCloseTo(bottom - 60, 0));
    // Beside larger letters, the panel has no room below the control.
    if (!hasLargeText()) await waitFor(() => expect(distance()).toBeCloseTo(before, 0));
    window.scrollTo({ top: window.innerHeight, behavior: 'instant' });
    await waitFor(() => expect(panel).not.toBeVisible());
    await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'false'));
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** At 400 % zoom there is no room below the control. */
export const Short: Story = {
  globals: { viewport: { value: 'zoomed' } },
  render: (args) => (
    <div style={{ paddingBlockStart: '8rem' }}>
      <Popover {...args} />
    </div>
  ),
  play: async (context) => {
    await openInsideViewport(context);
    await expect(context.canvas.getByRole('dialog').offsetHeight).toBeGreaterThan(window.innerHeight / 2);
  },
};
