import { withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  parameters: { states: ['app--not-found', 'app--not-found-return-home'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    const [search] = canvas.getAllByRole('link', { name: 'Search for products' }).slice(-1);
    await expect(search).toHaveAttribute('href', '/search-page');
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
};
