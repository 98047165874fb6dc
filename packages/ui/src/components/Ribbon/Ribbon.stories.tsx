import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Tile } from '../Tile/index.ts';
import { Ribbon } from './Ribbon.tsx';

const meta = {
  component: Ribbon,
  args: { label: 'Western Wear' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 175 }}>
        <Tile tint="mint" ratio="3:2">
          <Story />
        </Tile>
      </div>
    ),
  ],
} satisfies Meta<typeof Ribbon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SwingTag: Story = {};
export const LongWordsAndHindi: Story = {
  render: () => (
    <Stack space={8} align="start">
      <Ribbon label="Lingerie, Loungewear & Shapewear" />
      <Ribbon label="कुर्ते और कुर्तियाँ" />
    </Stack>
  ),
};
