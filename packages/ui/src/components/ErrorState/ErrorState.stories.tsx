import { within } from '@naap/ui/fixtures/queries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { offlineMark } from '../EmptyState/index.ts';
import { ErrorState, type ErrorStateProps, OfflineMessageContext } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  args: {
    title: 'Cart Loading Error',
    message: 'The shop did not answer. Check your connection and try again.',
    retryLabel: 'Retry',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

function StatefulErrorState(props: ErrorStateProps) {
  const [retrying, setRetrying] = useState(false);
  return (
    <ErrorState
      {...props}
      retrying={retrying}
      onRetry={() => {
        setRetrying(true);
        props.onRetry?.();
      }}
    />
  );
}

export const Retrying: Story = {
  render: (args) => <StatefulErrorState {...args} />,
  play: async ({ canvas, args }) => {
    const alert = canvas.getByRole('alert');
    await expect(within(alert).getByRole('heading', { name: 'Cart Loading Error' })).toBeVisible();
    const retry = within(alert).getByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await expect(retry).toHaveFocus();
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const SecondaryAction: Story = {
  args: {
    title: 'दुकान से जवाब नहीं मिला',
    message: 'storefront.example.internal/api/2025-04/graphql.json did not answer in time. अपना कनेक्शन जाँचें।',
    retryLabel: 'फिर से कोशिश करें',
    secondaryAction: <Button label="Go Back" emphasis="outline" size="medium" />,
  },
};

/** Says so while there is no connection, whatever failed. */
export const Offline: Story = {
  name: 'Without connection',
  decorators: [
    (Story) => (
      <OfflineMessageContext value="You are offline. Connect to the internet and try again.">
        <Story />
      </OfflineMessageContext>
    ),
  ],
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText(/^You are offline/)).toBeVisible();
    await expect(canvasElement.querySelector('path')).toHaveAttribute('d', offlineMark.chalk);
    await expect(canvas.queryByText(args.message ?? '')).toBeNull();
  },
};

/** For errors that a retry cannot resolve. */
export const NoRetry: Story = {
  render: () => (
    <ErrorState
      level={1}
      title="Something went wrong"
      message="This page could not be shown."
      secondaryAction={<Button label="Go Home" emphasis="ink" size="medium" />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  },
};
