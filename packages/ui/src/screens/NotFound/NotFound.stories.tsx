import { withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NotFoundScreen } from './NotFound.tsx';

const meta = {
  title: 'Page not found',
  component: NotFoundScreen,
  decorators: [withShop({ path: '/nowhere' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {
  parameters: { states: ['app--not-found'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  },
};

export const ReturnsHome: Story = {
  parameters: { states: ['app--not-found-return-home'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Return to Home' }));
    await expect(await canvas.findByText('Went to /')).toBeVisible();
  },
};
