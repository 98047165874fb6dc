import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { houseIcon, squaresFourIcon, userIcon } from '../Icon/index.ts';
import { BottomNav } from './BottomNav.tsx';

const places = [
  { href: '#home', label: 'Home', icon: houseIcon },
  { href: '#categories', label: 'Categories', icon: squaresFourIcon },
  { href: '#profile', label: 'Profile', icon: userIcon },
];
const at = (current: string) => places.map((place) => ({ ...place, current: place.label === current }));

const meta = {
  component: BottomNav,
  args: { label: 'Main', items: at('Home') },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '10rem' } } },
} satisfies Meta<typeof BottomNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  },
};
export const Categories: Story = { args: { items: at('Categories') } };
export const Profile: Story = { args: { items: at('Profile') } };
export const Elsewhere: Story = { args: { items: at('') } };

export const HiddenWhileTyping: Story = {
  render: (args) => (
    <>
      <input aria-label="Name" />
      <BottomNav {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    canvas.getByRole('textbox').focus();
    await expect(nav).not.toBeVisible();
    canvas.getByRole('textbox').blur();
    await expect(nav).toBeVisible();
  },
};
