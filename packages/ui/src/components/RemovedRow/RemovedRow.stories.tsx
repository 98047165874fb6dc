import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { RemovedRow } from './RemovedRow.tsx';

const meta = {
  component: RemovedRow,
  args: {
    text: 'Breton crew tee removed',
    action: <Button label="Undo" emphasis="outline" size="small" />,
  },
} satisfies Meta<typeof RemovedRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Removed: Story = {};

export const UndoFailed: Story = {
  args: {
    text: 'हाथ से बुना हुआ सूती अनारकली कुर्ता और Kala Ghoda Handloom Company dupatta हटाया गया',
    error: 'Could Not Restore: Cart update failed',
    action: <Button label="Try Again" emphasis="outline" size="small" />,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.error ?? '');
  },
};
