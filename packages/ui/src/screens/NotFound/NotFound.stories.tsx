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

export const Searches: Story = {
  play: async ({ canvas }) => {
    const [search] = (await canvas.findAllByRole('link', { name: 'Search for products' })).slice(-1);
    if (!search) throw new Error('The page offers no search.');
    await userEvent.click(search);
    await expect(await canvas.findByText('Went to /search-page')).toBeVisible();
  },
};

export const ReturnsHome: Story = {
  parameters: { states: ['app--not-found-return-home'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Return to Home' }));
    await expect(await canvas.findByText('Went to /')).toBeVisible();
  },
};
