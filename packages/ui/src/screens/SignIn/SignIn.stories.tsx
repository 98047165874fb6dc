import type { Meta, StoryObj } from '@storybook/react-vite';
import { withShop } from '../shared/story.tsx';
import { SignInScreen } from './SignIn.tsx';

const meta = {
  component: SignInScreen,
  decorators: [withShop({ path: '/auth' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PhoneEmpty: Story = {};
