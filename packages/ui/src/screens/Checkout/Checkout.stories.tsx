import type { Meta, StoryObj } from '@storybook/react-vite';
import { addressesOf, cartOf, withShop } from '../shared/story.tsx';
import { CheckoutScreen } from './Checkout.tsx';

const meta = {
  component: CheckoutScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlaceEnabled: Story = {
  decorators: [withShop({ path: '/checkout', signedIn: true, seeds: [cartOf(3), addressesOf(2)] })],
};
export const NoAddresses: Story = {
  decorators: [withShop({ path: '/checkout', signedIn: true, seeds: [cartOf(1)] })],
};
