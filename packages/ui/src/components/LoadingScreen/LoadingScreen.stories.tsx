import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = {
  component: LoadingScreen,
  args: { label: 'Loading...' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof LoadingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading...');
  },
};
