import { withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchRedirectScreen } from './SearchRedirect.tsx';

const meta = {
  title: 'Redirect page',
  component: SearchRedirectScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SearchRedirectScreen>;

export default meta;
type Story = StoryObj;

export const WithQuery: Story = {
  decorators: [withShop({ path: '/search?q=dress' })],
  parameters: { states: ['redirect--with-q'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Went to /products?search=dress')).toBeVisible();
  },
};

export const Empty: Story = {
  decorators: [withShop({ path: '/search' })],
  parameters: { states: ['redirect--empty'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Went to /products')).toBeVisible();
  },
};
