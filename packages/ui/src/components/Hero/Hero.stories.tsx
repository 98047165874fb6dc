import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Art } from '../Art/index.ts';
import { LinkButton } from '../Button/index.ts';
import { Hero } from './Hero.tsx';

const meta = {
  component: Hero,
  args: {
    title: ['Try it on', 'at your', 'door.'],
    text: 'Two sizes? Order both. Keep what fits, hand back the rest.',
    minutes: ['0', '10', '20', '30 min'],
    pictures: {
      left: <Art name="saree" cut="chalk" sizes="380px" />,
      middle: <Art name="kurta" cut="chalk" sizes="318px" eager />,
      right: <Art name="shirt" cut="chalk" sizes="340px" />,
    },
    action: <LinkButton label="SHOP NOW" href="#products" emphasis="primary" size="large" width="full" />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Try it on at your door.');
  },
};
