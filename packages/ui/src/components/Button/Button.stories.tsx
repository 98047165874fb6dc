import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, LinkButton, plusIcon, Stack, slidersHorizontalIcon } from '../index.ts';

const meta = {
  component: Button,
  args: { label: 'Proceed to Checkout', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { width: 'full' } };
export const Ink: Story = { args: { emphasis: 'ink', width: 'full' } };
export const Outline: Story = {
  args: { emphasis: 'outline', label: 'Add New Address', icon: plusIcon, width: 'full' },
};
export const Quiet: Story = { args: { emphasis: 'quiet', label: 'Continue Shopping' } };
export const Danger: Story = { args: { emphasis: 'ink', tone: 'danger', label: 'Delete' } };
export const Floating: Story = {
  args: {
    emphasis: 'ink',
    floating: true,
    size: 'medium',
    icon: slidersHorizontalIcon,
    label: 'Filter',
    count: 2,
    accessibleLabel: 'Filter, 2 applied',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName('Filter, 2 applied');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack space={12}>
      <Button {...args} size="large" />
      <Button {...args} size="medium" />
      <Button {...args} size="small" />
      <Button {...args} emphasis="outline" size="large" />
      <Button {...args} emphasis="outline" size="medium" />
      <Button {...args} emphasis="outline" size="small" />
    </Stack>
  ),
};

export const Disabled: Story = {
  args: { disabled: true, width: 'full' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { label: 'Place Order', loading: true, loadingLabel: 'Placing Order...' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Placing Order...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  render: () => <LinkButton href="/products" label="SHOP NOW" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'SHOP NOW' })).toHaveAttribute(
      'href',
      '/products',
    );
  },
};
