import { InStates, pseudoStates } from '@naap/ui/fixtures/component-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { bellIcon, caretLeftIcon, heartIcon, pauseIcon, toteIcon, trashIcon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { IconButton, type IconButtonProps } from './IconButton.tsx';
import { IconLink } from './IconLink.tsx';

const meta = {
  component: IconButton,
  args: { icon: caretLeftIcon, label: 'Back', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Back' });
    await expect(button.getBoundingClientRect()).toMatchObject({ width: 48, height: 48 });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}[Space]');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack space={8}>
      {(['plain', 'floating', 'tile', 'onCloth'] as const).map((variant) => (
        <div key={variant} style={{ padding: 8, background: backgrounds[variant] }}>
          <InStates>
            {(state) => <IconButton {...args} icon={heartIcon} label={`Save: ${state}`} variant={variant} />}
          </InStates>
        </div>
      ))}
    </Stack>
  ),
  parameters: pseudoStates,
};

const backgrounds = {
  plain: 'none',
  floating: 'var(--naap-tint-mint)',
  tile: 'var(--naap-tint-peach)',
  onCloth: 'var(--naap-color-cloth)',
};

/** The badge is clear of the icon's lines at every text size. */
export const WithBadge: Story = {
  render: () => (
    <Inline space={16} wrap>
      <IconButton icon={bellIcon} label="Notifications, 2 new" badge={2} />
      <IconLink icon={toteIcon} label="Bag, 3 items" href="/cart" badge={3} />
      <IconLink icon={toteIcon} label="Bag, 120 items" href="/cart" badge={120} />
      <IconLink icon={toteIcon} label="Bag, empty" href="/cart" badge={0} />
      <div style={{ padding: 8, background: backgrounds.floating }}>
        <IconLink icon={toteIcon} label="Bag, 4 items" href="/cart" badge={4} variant="floating" />
        <IconButton icon={pauseIcon} filled label="Pause" variant="tile" />
      </div>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 2 new' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bag, 120 items' })).toHaveTextContent('99+');
    await expect(canvas.getByRole('link', { name: 'Bag, empty' })).toHaveTextContent('0');
  },
};

function StatefulToggle(props: IconButtonProps) {
  const [pressed, setPressed] = useState(false);
  return <IconButton {...props} pressed={pressed} onClick={() => setPressed(!pressed)} />;
}

export const Toggle: Story = {
  args: { icon: heartIcon, label: 'Save' },
  render: (args) => <StatefulToggle {...args} />,
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Save', pressed: false });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Disabled: Story = {
  args: { icon: trashIcon, label: 'Delete address', disabled: true, describedBy: 'reason' },
  render: (args) => (
    <Inline space={12}>
      <IconButton {...args} />
      <Text size="small" id="reason">
        An address of an order on its way cannot be deleted.
      </Text>
    </Inline>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete address' });
    await expect(button).toHaveAccessibleDescription(/on its way/);
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { icon: trashIcon, label: 'Delete address' },
  render: (args) => <LoadsOnClick {...args} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete address' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect()).toMatchObject({ width: 48, height: 48 });
  },
};

function LoadsOnClick({ onClick, ...props }: IconButtonProps) {
  const [loading, setLoading] = useState(false);
  return (
    <IconButton
      {...props}
      loading={loading}
      onClick={(event) => {
        setLoading(true);
        onClick?.(event);
      }}
    />
  );
}
