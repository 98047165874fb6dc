import { InStates, pseudoStates } from '@naap/ui/fixtures/component-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { plusIcon, slidersHorizontalIcon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  component: Button,
  args: { label: 'Proceed to Checkout', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { width: 'full' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Proceed to Checkout' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('[Space]');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Emphases: Story = {
  render: (args) => (
    <Stack space={12}>
      <Button {...args} label="Proceed to Checkout with Cash on Delivery" width="full" />
      <Button {...args} label="ऑर्डर की पुष्टि करें" emphasis="ink" width="full" />
      <Button {...args} label="नया पता जोड़ें" emphasis="outline" icon={plusIcon} width="full" />
      <Button {...args} label="Continue Shopping" emphasis="quiet" width="full" />
      <Button {...args} label="Delete" emphasis="ink" tone="danger" width="full" />
      <Button {...args} label="Log Out" emphasis="outline" tone="danger" width="full" />
      <LinkButton href="/products" label="SHOP NOW" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'SHOP NOW' })).toHaveAttribute('href', '/products');
  },
};

const small = { size: 'small', onClick: fn() } satisfies Partial<ButtonProps>;

export const States: Story = {
  render: () => (
    <Stack space={24}>
      {(['primary', 'ink', 'outline', 'quiet'] as const).map((emphasis) => (
        <Stack key={emphasis} space={12}>
          <InStates>{(state) => <Button {...small} emphasis={emphasis} label={state} />}</InStates>
          <Inline space={16}>
            <Button {...small} emphasis={emphasis} label="Disabled" disabled />
            <Button {...small} emphasis={emphasis} label="Loading" loading />
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
  parameters: pseudoStates,
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
      <Button
        emphasis="ink"
        size="medium"
        icon={slidersHorizontalIcon}
        label="Filter"
        count={2}
        accessibleLabel="Filter, 2 applied"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Filter').closest('button')).toHaveAccessibleName('Filter, 2 applied');
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Stack space={8}>
      <Button {...args} disabled width="full" describedBy="reason" />
      <Text size="small" id="reason">
        Choose a delivery address first.
      </Text>
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleDescription('Choose a delivery address first.');
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Looks disabled, but calls `onClick`, so that the screen can say what is missing. */
export const Unavailable: Story = {
  args: { unavailable: true, width: 'full' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

function LoadsOnClick({ onClick, ...props }: ButtonProps) {
  const [loading, setLoading] = useState(false);
  return (
    <Button
      {...props}
      loading={loading}
      onClick={(event) => {
        setLoading(true);
        onClick?.(event);
      }}
    />
  );
}

export const Loading: Story = {
  args: { label: 'Place Order', loadingLabel: 'Placing Order...' },
  render: (args) => (
    <Stack space={12} align="start">
      <LoadsOnClick {...args} />
      <Button label="Retry" emphasis="ink" loading />
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Place Order' });
    const width = button.offsetWidth;
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Placing Order...');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(button.offsetWidth).toBe(width);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true');
  },
};
