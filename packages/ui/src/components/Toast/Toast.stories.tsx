import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import type { ToastMessage } from './Toast.tsx';
import { ToastProvider, useToast } from './ToastProvider.tsx';

function Shower({ messages }: { messages: ToastMessage[] }) {
  const toast = useToast();
  return (
    <Stack space={8} align="start">
      {messages.map((message) => (
        <Button
          key={message.title}
          label={`Show ${message.title}`}
          emphasis="outline"
          onClick={() => toast.show(message)}
        />
      ))}
    </Stack>
  );
}

const added: ToastMessage = { title: 'Added to bag', description: 'Buta block-print kurta, size M' };
const failed: ToastMessage = { title: 'Error', description: 'Failed to update cart', tone: 'danger' };

const meta = {
  component: Shower,
  args: { messages: [added, failed] },
  title: 'Toast',
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  decorators: [
    (Story) => (
      <ToastProvider dismissLabel="Dismiss">
        <div style={{ paddingBlockStart: '14rem' }}>
          <Story />
        </div>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Shower>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Added to bag' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Added to bagButa block-print kurta, size M');
  },
};

export const Danger: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show Error' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('ErrorFailed to update cart');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show Added to bag' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};
