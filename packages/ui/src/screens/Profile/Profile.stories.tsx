import type { Meta, StoryObj } from '@storybook/react-vite';
import { addressesOf, ordersOf, withShop } from '../shared/story.tsx';
import { ProfileScreen } from './Profile.tsx';

const meta = {
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OrdersMore: Story = {
  decorators: [withShop({ path: '/profile', signedIn: true, seeds: [ordersOf(3), addressesOf(2)] })],
};
export const Empty: Story = {
  decorators: [withShop({ path: '/profile', signedIn: true })],
};
