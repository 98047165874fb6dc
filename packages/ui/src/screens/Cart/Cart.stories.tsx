import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartOf, withShop } from '../shared/story.tsx';
import { CartScreen } from './Cart.tsx';

const meta = {
  component: CartScreen,
  decorators: [withShop({ path: '/cart', signedIn: true, seeds: [cartOf(3)] })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
