import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bellIcon, caretLeftIcon, heartIcon, pauseIcon, toteIcon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { IconButton } from './IconButton.tsx';
import { IconLink } from './IconLink.tsx';

const meta = {
  component: IconButton,
  args: { icon: caretLeftIcon, label: 'Back', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Back' });
    await expect(button.getBoundingClientRect()).toMatchObject({ width: 48, height: 48 });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const WithBadge: Story = { args: { icon: bellIcon, label: 'Notifications, 2 new', badge: 2 } };
export const ManyItems: Story = { args: { icon: toteIcon, label: 'Bag, 120 items', badge: 120 } };
export const Pressed: Story = { args: { icon: heartIcon, label: 'Save', pressed: true } };
export const Disabled: Story = { args: { disabled: true } };

export const OverAPicture: Story = {
  globals: { backgrounds: { value: 'dark' } },
  render: () => (
    <Inline space={8}>
      <IconButton icon={caretLeftIcon} label="Back" variant="floating" />
      <IconLink icon={toteIcon} label="Bag, 3 items" href="/cart" badge={3} variant="floating" />
      <IconButton icon={pauseIcon} filled label="Pause" variant="tile" />
    </Inline>
  ),
};
