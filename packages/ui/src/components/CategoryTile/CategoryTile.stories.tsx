import type { Meta, StoryObj } from '@storybook/react-vite';
import { Art } from '../Art/index.ts';
import { CategoryTile } from './CategoryTile.tsx';

const meta = {
  component: CategoryTile,
  args: { href: '#western', label: 'Western Wear', picture: <Art name="dress-polka" sizes="175px" /> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 175 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Portrait: Story = { args: { shape: 'portrait' } };
export const Square: Story = { args: { shape: 'square' } };
export const LabelBelow: Story = { args: { shape: 'square', labelPlacement: 'below' } };
export const LongLabel: Story = { args: { label: 'Lingerie & Loungewear for long nights' } };
